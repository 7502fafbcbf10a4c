import type { BadgeProgress } from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import {
  type BadgeName,
  type BadgePart,
  badgeNames,
} from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { badgeRules as rules } from '@firstlight/contract/rules.ts';
import { type Deeds, type Levels, sum, weeksBefore } from './badges.policy.ts';

type Part = BadgeProgress['parts'][number];

/** Returns the way to the next level of each badge that a person does not have in full yet. */
export function badgeProgress(deeds: Deeds, earned: Levels, today: Date): BadgeProgress[] {
  return badgeNames.flatMap((name) => {
    const level = (earned[name] ?? 0) + 1;
    const parts = partsOf[name](deeds, level - 1, today);
    return parts.length === 0 ? [] : [{ name, level, parts }];
  });
}

/** What each level asks for, counted as badges are earned; nothing beyond the last. */
const partsOf: Record<BadgeName, (deeds: Deeds, at: number, today: Date) => Part[]> = {
  helper: ({ helpful }, at) => [
    ...part('helpful', sum(helpful), rules.helper.helpful[at]),
    ...part('creators', helpful.length, rules.helper.creators[at]),
  ],
  catalyst: ({ inspiredMakers }, at) => part('makers', inspiredMakers, rules.catalyst.makers[at]),
  iterativeBuilder: ({ iterations, credited }, at) => [
    ...part('iterations', iterations, rules.iterativeBuilder.iterations[at]),
    ...part('credited', credited, rules.iterativeBuilder.credited[at]),
  ],
  explorer: ({ categories, answeredMakers }, at) => {
    const need = rules.explorer.categories[at];
    return [
      ...part('categories', categories, need),
      ...part('makers', answeredMakers, need && rules.explorer.makers),
    ];
  },
  consistentContributor: ({ weeks }, at, today) => {
    const since = weeksBefore(today, rules.consistentContributor.outOf[at] ?? 0);
    return part('weeks', weeks.filter((week) => week > since).length, rules.consistentContributor.weeks[at]);
  },
  respectfulMember: ({ daysHere, contributions }, at) =>
    at > 0
      ? []
      : [
          ...part('days', Math.floor(daysHere), rules.respectfulMember.days),
          ...part('contributions', contributions, rules.respectfulMember.contributions),
        ],
};

function part(what: BadgePart, have: number, need: number | undefined): Part[] {
  return need === undefined ? [] : [{ what, have: Math.min(have, need), need }];
}
