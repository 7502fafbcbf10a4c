import { valueRules } from '../../contract/src/trials/distribution/distribution-rules.ts';
import {
  type CategorisedProject,
  hoursToFirstFeedback,
  inequality,
  isOnTime,
  onTimeShare,
  redistributionRate,
  worstCategory,
} from '../../server/src/features/trials/distribution/model/measure-distribution.ts';
import type { Outcome } from './simulate.ts';

export interface Measured {
  /** Minimum within the promise, and within a week. */
  onTime: number;
  inAWeek: number;
  /** Nothing at all after a week. */
  unanswered: number;
  worstCategory: number;
  firstFeedbackHours: number;
  gini: number;
  messages: number;
  redistributed: number;
  /** Over every project whose time was up, the first week included: what the bound speaks of. */
  onTimeOfAll: number;
}

const warmUp = 168;

/** Projects posted after the first week, each followed for a week. */
export function measure({ state, messages, offers }: Outcome): Measured {
  const { world, projects } = state;
  const { deadlineHours, secondDeadlineHours: week } = valueRules;
  const all: CategorisedProject[] = world.projects.map(({ postedAt, categoryList }, p) => ({
    postedAt,
    firstFeedbackAt: projects[p]?.firstAt,
    metAt: projects[p]?.metAt,
    testersShown: projects[p]?.shown ?? 0,
    testersAnswered: projects[p]?.answers ?? 0,
    categories: categoryList,
  }));
  const followed = all.filter(({ postedAt }) => postedAt >= warmUp && postedAt < world.hours - week);
  const due = all.filter(({ postedAt }) => postedAt + deadlineHours <= world.hours);
  const within = (at: number | undefined, postedAt: number) => at !== undefined && at - postedAt <= week;
  const share = (test: (project: CategorisedProject) => boolean) =>
    followed.filter(test).length / followed.length;
  return {
    onTime: onTimeShare(followed, world.hours),
    inAWeek: share(({ metAt, postedAt }) => within(metAt, postedAt)),
    unanswered: share(({ firstFeedbackAt, postedAt }) => !within(firstFeedbackAt, postedAt)),
    worstCategory: worstCategory(followed, world.hours)?.onTime ?? Number.NaN,
    firstFeedbackHours: hoursToFirstFeedback(followed, world.hours).mean,
    gini: inequality(followed),
    messages,
    redistributed: offers.issued === 0 ? 0 : redistributionRate(offers),
    onTimeOfAll: due.filter(isOnTime).length / due.length,
  };
}
