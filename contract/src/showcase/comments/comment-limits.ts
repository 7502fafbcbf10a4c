export const commentLimits = {
  page: 20,
  /** Replies that come with the comment they answer; the rest is asked for. */
  repliesShown: 3,
  mentionsMax: 10,
  /** A removed comment can be brought back this long. */
  restoreMinutes: 15,
} as const;
