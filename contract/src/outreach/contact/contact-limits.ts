export const contactTopics = ['question', 'problem', 'account', 'moderation', 'press', 'other'] as const;

export const contactLimits = {
  email: 254,
  messageMin: 10,
  messageMax: 4000,
  /** The promise that page, receipt and help text repeat. */
  replyWithinWorkingDays: 2,
} as const;

/** For people who would rather write from their own mail program. */
export const contactAddress = 'hello@firstlight.example';
