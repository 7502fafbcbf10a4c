export const visibilities = ['visible', 'private'] as const;

export type Visibility = (typeof visibilities)[number];

/** In the order of the page. Others see the first four in steps, because they count what a hidden tester did. */
export const testerCounters = [
  'feedbacksShared',
  'projectsTested',
  'iterationsInspired',
  'collaborationsStarted',
] as const;
export const makerCounters = ['projectsLaunched', 'feedbacksReceived'] as const;
export const counterNames = [...testerCounters, ...makerCounters] as const;

export type TesterCounter = (typeof testerCounters)[number];
export type CounterName = (typeof counterNames)[number];

export const badgeNames = [
  'helper',
  'catalyst',
  'iterativeBuilder',
  'explorer',
  'consistentContributor',
  'respectfulMember',
] as const;

export type BadgeName = (typeof badgeNames)[number];

/** What badges are counted by. */
export const badgeParts = [
  'helpful',
  'creators',
  'makers',
  'iterations',
  'credited',
  'categories',
  'weeks',
  'days',
  'contributions',
] as const;

export type BadgePart = (typeof badgeParts)[number];
