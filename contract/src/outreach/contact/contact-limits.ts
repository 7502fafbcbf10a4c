export const contactTopics = ['question', 'problem', 'account', 'moderation', 'press', 'other'] as const;

export const contactLimits = {
  email: 254,
  messageMin: 10,
  messageMax: 4000,
  /** The promise that page, receipt and help text repeat. */
  replyWithinWorkingDays: 2,
} as const;

/** Where people write to from their own mail program, as the build says it: the server puts the address of whoever runs it in its place. */
export const builtContactAddress = 'hello@firstlight.example';
