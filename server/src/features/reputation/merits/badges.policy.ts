import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { badgeRules as rules } from '@firstlight/contract/rules.ts';

/** What badges are earned by. Everything a tester did here has counted: nothing without evidence gets this far. */
export interface Deeds {
  /** Feedback marked helpful, how much by each maker who did. */
  helpful: readonly number[];
  /** Makers who changed something because of them. */
  inspiredMakers: number;
  /** Makers whom they gave counted feedback. */
  answeredMakers: number;
  /** Their own iterations, and the feedbacks these credited. */
  iterations: number;
  credited: number;
  /** Categories that their counted feedback was about. */
  categories: number;
  /** Mondays of the weeks in which they gave counted feedback or posted what was launched. */
  weeks: readonly string[];
  contributions: number;
  daysHere: number;
  isInGoodStanding: boolean;
}

export type Levels = Partial<Record<BadgeName, number>>;

/** The highest level of each badge that somebody has earned by now. */
export function earnedLevels(deeds: Deeds, today: Date): Levels {
  const { helper, catalyst, iterativeBuilder, explorer, consistentContributor, respectfulMember } = rules;
  const isRespectful =
    deeds.isInGoodStanding &&
    deeds.daysHere >= respectfulMember.days &&
    deeds.contributions >= respectfulMember.contributions;
  const levels = {
    helper: highest(
      (at) =>
        reaches(sum(deeds.helpful), helper.helpful[at]) && reaches(deeds.helpful.length, helper.creators[at]),
    ),
    catalyst: highest((at) => reaches(deeds.inspiredMakers, catalyst.makers[at])),
    iterativeBuilder: highest(
      (at) =>
        reaches(deeds.iterations, iterativeBuilder.iterations[at]) &&
        reaches(deeds.credited, iterativeBuilder.credited[at]),
    ),
    explorer: highest(
      (at) =>
        reaches(deeds.categories, explorer.categories[at]) && reaches(deeds.answeredMakers, explorer.makers),
    ),
    consistentContributor: highest((at) => {
      const since = weeksBefore(today, consistentContributor.outOf[at] ?? 0);
      return reaches(deeds.weeks.filter((week) => week > since).length, consistentContributor.weeks[at]);
    }),
    respectfulMember: isRespectful ? 1 : 0,
  };
  return Object.fromEntries(Object.entries(levels).filter(([, level]) => level > 0));
}

function highest(isReached: (at: number) => boolean): number {
  return 1 + ([2, 1, 0].find(isReached) ?? -1);
}

export const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const reaches = (count: number, step: number | undefined) => step !== undefined && count >= step;

/** The day so many weeks ago: weeks that began after it are the last so many, the present one among them. */
export function weeksBefore(today: Date, weeks: number): string {
  return new Date(today.getTime() - weeks * 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
