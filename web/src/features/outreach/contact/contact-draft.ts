import type { ContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import { readStored, session, writeStored } from '../../../lib/local-storage.ts';

export type ContactDraft = Partial<Omit<ContactMessage, 'language'>>;

const key = 'contact-draft';

/** What was typed survives a reload or a look at another page, and is gone with the tab. */
export function readContactDraft(): ContactDraft {
  try {
    return JSON.parse(readStored(key, session) ?? '{}') as ContactDraft;
  } catch {
    return {};
  }
}

export function storeContactDraft({ topic, email, message }: ContactDraft): void {
  writeStored(key, JSON.stringify({ topic, email, message }), session);
}

export function dropDraft(): void {
  writeStored(key, null, session);
}
