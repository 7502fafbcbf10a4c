/** What a text is: `hold` is deceptive mass content of a new account; everything else must never be held. */
export type Label = 'hold' | 'leave';

export interface LabelledText {
  /** Texts of the same number are one person's. */
  author: number;
  /** How old the account is when it writes. */
  accountDays: number;
  language: 'en' | 'fr';
  text: string;
  label: Label;
  /** Written by hand as a hard case, not made from parts. */
  isByHand: boolean;
}

/** What one part of the corpus is made from. The two parts share none of it. */
export interface CorpusParts {
  /** Honest texts: one of each list, in this order. */
  honest: Record<'en' | 'fr', readonly (readonly string[])[]>;
  /** Said by many in the same short words. */
  common: Record<'en' | 'fr', readonly string[]>;
  /** Of whoever wants people elsewhere; `{…}` is filled in. */
  scams: Record<'en' | 'fr', readonly string[]>;
  adverts: Record<'en' | 'fr', readonly string[]>;
  /** Words that a campaign changes from one text to the next. */
  variations: Record<'en' | 'fr', readonly (readonly string[])[]>;
  /** Hard ones, each by a new account of its own. */
  byHand: readonly { language: 'en' | 'fr'; label: Label; text: string }[];
}
