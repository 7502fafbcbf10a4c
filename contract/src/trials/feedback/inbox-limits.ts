export const inboxLimits = {
  /** Rows on a page. */
  page: 10,
  /** Up to here rows are counted; beyond, it is more than anybody counts. */
  countedTo: 99,
  /** So long a row that was put aside can be brought back in place. */
  undoSeconds: 8,
} as const;

/** What the inbox may be narrowed to. */
export const inboxKinds = ['full', 'quick'] as const;

export type InboxKind = (typeof inboxKinds)[number];
