import type { Context } from '../../../../core/context.ts';
import { estimateReach } from '../model/estimate-reach.ts';
import { type BaseRates, multipliersOf } from '../model/estimate-response.ts';
import { countResponses, noResponses, type Responses } from '../need/count-responses.ts';
import { readRates, readSiteCounts, saveCells } from './rates.queries.ts';
import { type Habitual, listHabits, saveLearnt, type Turn } from './testers.queries.ts';

const day = 24 * 60 * 60 * 1000;
/** Older showings say little about today. */
const rememberedDays = 180;
/** Half a year of so many people is counted well within the time a statement has. */
const batch = 500;
/** In a small community everybody is learnt from every night; in a large one, those who stayed away in turns. */
const everybodyBelow = 20_000;
const nightsInTurns = 30;

/**
 * Every night: how often what was shown was answered, by fit and by tester. Only counts are written; whoever answered
 * what is looked up by fingerprint, here and now, and not kept.
 */
export async function learnResponses(ctx: Context): Promise<void> {
  const { base } = await readRates(ctx.db);
  const totals = noResponses();
  const turn = await turnOf(ctx);
  let last: string | undefined;
  for (;;) {
    const testers = await listHabits(ctx.db, turn, last, batch);
    await learnOf(ctx, testers, base, totals);
    if (testers.length < batch) break;
    last = testers.at(-1)?.testerId;
  }
  await saveCells(ctx.db, totals);
}

/** What somebody did since the night before changes what is known of them; of the others, only time does. */
async function turnOf({ db, now }: Context): Promise<Turn> {
  const { testers } = await readSiteCounts(db);
  const parts = testers < everybodyBelow ? 1 : nightsInTurns;
  const night = Math.floor(now().getTime() / day);
  return { since: new Date(now().getTime() - 2 * day), part: night % parts, parts };
}

async function learnOf(
  ctx: Context,
  testers: readonly Habitual[],
  base: BaseRates,
  totals: Responses,
): Promise<void> {
  if (testers.length === 0) return;
  const now = ctx.now().getTime();
  const since = new Date(now - rememberedDays * day).toISOString().slice(0, 10);
  const ids = testers.map(({ testerId }) => testerId);
  const responses = await countResponses(ctx, ids, since);
  for (const own of responses) {
    for (const kind of ['shown', 'full', 'quick'] as const) {
      totals[kind] = totals[kind].map((total, cell) => total + (own[kind][cell] ?? 0));
    }
  }
  await saveLearnt(
    ctx.db,
    testers.map((tester, place) => {
      const multipliers = multipliersOf(responses[place] ?? noResponses(), base);
      const daysSinceJoining = (now - tester.joinedAt.getTime()) / day;
      return {
        testerId: tester.testerId,
        reach: estimateReach({ ...tester, daysSinceJoining }),
        fullMultiplier: multipliers.full,
        skipMultiplier: multipliers.quick,
      };
    }),
  );
}
