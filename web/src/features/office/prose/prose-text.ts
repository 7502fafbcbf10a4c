/** One section of a prose page, as the locale files hold it; the parts are shown in this order. */
export interface ProseSectionText {
  title: string;
  body?: string[];
  list?: string[];
  steps?: string[];
  facts?: { term: string; detail: string }[];
  closing?: string[];
}

/** By key, in reading order. The key is the section's anchor, the same in every language. */
export type ProseSectionTexts = Record<string, ProseSectionText>;
