import { builtContactAddress } from '@firstlight/contract/outreach/contact/contact-limits.ts';

/** Whoever runs the site says where to write to; the server puts it into each page that it sends. */
export const contactAddress =
  (typeof document !== 'undefined' &&
    document.querySelector<HTMLMetaElement>('meta[name="contact"]')?.content) ||
  builtContactAddress;
