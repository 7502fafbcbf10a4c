import { type Inline, parseInlines } from '@firstlight/contract/text/markdown-inlines.ts';

/** Our pages, the web over https, mail. */
const ourTarget = /^(?:\/(?!\/)|https:\/\/|mailto:)/;

/** Reads a sentence of our own texts, which may lead to our own pages as well. */
export const parseProse = (text: string): Inline[] => parseInlines(text, (to) => ourTarget.test(to));
