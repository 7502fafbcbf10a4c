export const channelLimits = {
  /** Messages in one page of the log. */
  page: 50,
  /** More than so many new or changed messages, and a window is loaded afresh. */
  caughtUpMax: 500,
  /** Of the message that is answered, so many characters are shown. */
  excerpt: 80,
  /** A removed message can be brought back this long. */
  restoreMinutes: 10,
  pinsMax: 50,
  /** Unread messages are counted so far; beyond it is “99+”. */
  unreadMax: 100,
  /** Somebody may ask to hear of every message of a channel where no more than so many could write them. */
  heardMembersMax: 200,
  /** A browser says so often at most that somebody is writing. */
  typingEverySeconds: 3,
  /** So long after it was last said, somebody is shown as writing. */
  typingShownSeconds: 5,
  /** So many are named as writing. */
  typingNames: 3,
  /** Where more connections of one process hear a channel, nobody is told who is writing. */
  typingHearersMax: 200,
  /** Characters to look for. */
  searchMax: 100,
} as const;

/** Of what somebody is told in a channel. */
export const notifyLevels = ['all', 'mentions', 'none'] as const;
export type NotifyLevel = (typeof notifyLevels)[number];
