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
  /** Minimum time between two typing requests of one client, in seconds. */
  typingEverySeconds: 3,
  /** How long a client shows a typing member after the last push, in seconds. */
  typingShownSeconds: 5,
  /** Maximum number of typing members that a client names. */
  typingNames: 3,
  /** Maximum number of members up to which a group’s channels show who is writing. */
  typingMembersMax: 50,
  /** Characters to look for. */
  searchMax: 100,
} as const;

/** Of what somebody is told in a channel. */
export const notifyLevels = ['all', 'mentions', 'none'] as const;
export type NotifyLevel = (typeof notifyLevels)[number];
