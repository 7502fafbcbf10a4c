export const groupRoles = ['owner', 'moderator', 'member'] as const;
export type GroupRole = (typeof groupRoles)[number];

export const groupVisibilities = ['public', 'private'] as const;
export type GroupVisibility = (typeof groupVisibilities)[number];

/** By members, or by the day of the last message. */
export const groupSorts = ['largest', 'moved'] as const;
export type GroupSort = (typeof groupSorts)[number];

export const groupLimits = {
  /** Cards on a page of Discover. */
  page: 24,
  membersPage: 50,
  /** Of one person; deleted ones do not count. */
  groupsMax: 200,
  channelsMax: 30,
  channelNameMin: 2,
  channelNameMax: 50,
  banReasonMax: 300,
  query: 100,
  /** A deleted group can be brought back this long, then it is gone. */
  restoreDays: 7,
  perDay: 3,
  perFirstWeekDay: 1,
} as const;

/** So many seconds a member waits from one message in a channel to the next; 0: not at all. */
export const slowSteps = [0, 10, 60] as const;
export type SlowStep = (typeof slowSteps)[number];

/** The channel that every group has. It keeps its name and goes only with the group. */
export const generalChannel = 'general';
