import type { Context } from '../../core/context.ts';
import { listGiven } from '../feedback/list-given.ts';
import { reachOf } from './estimate-reach.ts';
import { type BaseRates, testerMultiplier } from './estimate-response.ts';
import { fitCells } from './fit-cell.ts';
import { type CellTotals, readFigures, readRates, saveCells } from './rates.queries.ts';
import { listShown } from './showings.queries.ts';
import { testerTag } from './tester-tag.ts';
import { type Habitual, listHabits, saveLearnt, type Turn } from './testers.queries.ts';

const day = 24 * 60 * 60 * 1000;
/** Older showings say little about today. */
const rememberedDays = 180;
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
  const zeros = () => Array.from({ length: fitCells }, () => 0);
  const totals: CellTotals = { shown: zeros(), full: zeros(), quick: zeros() };
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
  const { testers } = await readFigures(db);
  const parts = testers < everybodyBelow ? 1 : nightsInTurns;
  const night = Math.floor(now().getTime() / day);
  return { since: new Date(now().getTime() - 2 * day), part: night % parts, parts };
}

async function learnOf(
  { db, vault, now }: Context,
  testers: readonly Habitual[],
  base: BaseRates,
  totals: CellTotals,
): Promise<void> {
  if (testers.length === 0) return;
  const since = new Date(now().getTime() - rememberedDays * day).toISOString().slice(0, 10);
  const asViewer = testers.map(({ testerId }) => testerTag(vault, testerId));
  const shown = await listShown(db, asViewer, since);
  const answers = await listGiven(
    { db, vault },
    testers.map(({ testerId }) => testerId),
  );
  const given = new Map(answers.map((row) => [`${row.testerId} ${row.projectId}`, row.kind]));
  const place = new Map(asViewer.map((tag, index) => [hex(tag), index]));
  const learnt = testers.map(() => ({ full: 0, quick: 0, expectedFull: 0, expectedQuick: 0 }));
  for (const { testerTag: tag, projectId, cell } of shown) {
    const at = place.get(hex(tag)) ?? 0;
    const own = learnt[at];
    if (!own) continue;
    const answer = given.get(`${testers[at]?.testerId} ${projectId}`);
    own.expectedFull += base.full[cell] ?? 0;
    own.expectedQuick += base.quick[cell] ?? 0;
    bump(totals.shown, cell);
    if (answer === undefined) continue;
    own[answer] += 1;
    bump(totals[answer], cell);
  }
  await saveLearnt(
    db,
    testers.map((tester, at) => ({
      testerId: tester.testerId,
      reach: reachOf({
        ...tester,
        daysSinceJoining: (now().getTime() - tester.joinedAt.getTime()) / day,
      }),
      fullMultiplier: testerMultiplier(learnt[at]?.full ?? 0, learnt[at]?.expectedFull ?? 0),
      quickMultiplier: testerMultiplier(learnt[at]?.quick ?? 0, learnt[at]?.expectedQuick ?? 0),
    })),
  );
}

const hex = (tag: Buffer) => tag.toString('hex');

function bump(counts: number[], cell: number): void {
  counts[cell] = (counts[cell] ?? 0) + 1;
}
