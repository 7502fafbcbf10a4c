import { testerCounters } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { Counter, Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { profileRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import { earnedLevels, type Levels } from './badges.policy.ts';
import { testerCounts } from './count-merits.ts';
import { type Doer, gatherDeeds } from './gather-deeds.ts';
import { addUpMade, findPersonRow, listBadges, listSteps } from './merits.queries.ts';

type Parts = Pick<Context, 'db' | 'vault' | 'now'>;

export interface Merits {
  /** All of them, in the order of the page. */
  counters: Profile['counters'];
  levels: Levels;
}

/** Returns the counters and badges that other members see: of makers exact, of testers the steps of this month. */
export async function readMerits({ db, now }: Omit<Parts, 'vault'>, userId: string): Promise<Merits> {
  const [made] = await addUpMade(db, [userId], now());
  const steps = new Map((await listSteps(db, userId)).map(({ counter, step }) => [counter, step]));
  const badges = await listBadges(db, userId, 'public');
  return {
    counters: [
      ...testerCounters.map((name) => ({ name, ...stepped(steps.get(name)) })),
      ...makersCounters(made),
    ],
    levels: Object.fromEntries(badges.map(({ badge, level }) => [badge, level])),
  };
}

export interface OwnMerits extends Merits {
  deeds: Doer['deeds'];
}

/** Returns a person's own counters and badges, exact and up to this moment. Returns `undefined` if the account is gone. */
export async function readOwnMerits(ctx: Parts, userId: string): Promise<OwnMerits | undefined> {
  const person = await findPersonRow(ctx.db, userId);
  const [own] = person ? await gatherDeeds(ctx, [person], 'own') : [];
  if (!own) return undefined;
  const counts = testerCounts(own.done);
  const levels: Levels = earnedLevels(own.deeds, ctx.now());
  for (const { badge, level } of await listBadges(ctx.db, userId, 'own'))
    levels[badge] = Math.max(levels[badge] ?? 0, level);
  return {
    counters: [
      ...testerCounters.map((name) => ({ name, shownAs: 'exact' as const, count: counts[name] })),
      ...makersCounters(own.made),
    ],
    levels,
    deeds: own.deeds,
  };
}

function makersCounters(made: { launched: number; received: number } | undefined): Profile['counters'] {
  return [
    { name: 'projectsLaunched', shownAs: 'exact', count: made?.launched ?? 0 },
    { name: 'feedbacksReceived', shownAs: 'exact', count: made?.received ?? 0 },
  ];
}

/** Below the first step, nobody can distinguish a person who has just begun from one who has not. */
function stepped(step: number | undefined): Counter {
  return step === undefined
    ? { shownAs: 'few', count: profileRules.counterSteps[0] }
    : { shownAs: 'atLeast', count: step };
}
