import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { readRates } from '../learn/rates.queries.ts';
import { takePlaces } from '../learn/testers.queries.ts';
import { planOffers } from '../model/plan-offers.ts';
import { isUnanswered } from '../model/project-need.ts';
import { offerAttempt } from '../model/redistribute.ts';
import type { Underserved } from '../need/find-underserved.ts';
import { moveUnreplaced } from '../need/needs.queries.ts';
import { batchByTester } from './batch-by-tester.ts';
import { findAskable } from './find-askable.ts';
import { loadEligibility } from './load-eligibility.ts';
import { insertOffers, type NewOffer } from './offers.queries.ts';
import type { RunCounts } from './runs.queries.ts';

type Made = Pick<RunCounts, 'offers' | 'redistributed' | 'messages'>;

const batch = 5000;

/** Asks people for what these projects will not get by themselves. One message tells each of all they were offered. */
export async function makeOffers(
  tx: TransactionContext<Context>,
  runId: string,
  lacking: readonly Underserved[],
): Promise<Made> {
  const made: Made = { offers: 0, redistributed: 0, messages: 0 };
  if (lacking.length === 0) return made;
  for (const offers of batchByTester(await plan(tx, lacking), batch)) {
    const kept = await give(tx, offers, runId);
    made.offers += kept.length;
    made.redistributed += kept.filter(({ attempt }) => attempt === 2).length;
    made.messages += new Set(kept.map(({ testerId }) => testerId)).size;
  }
  return made;
}

async function plan(tx: TransactionContext<Context>, lacking: readonly Underserved[]): Promise<NewOffer[]> {
  const projects = {
    categories: Uint16Array.from(lacking, ({ categories }) => categories),
    lack: Float32Array.from(lacking, ({ lack }) => lack),
    valueFull: Float32Array.from(lacking, ({ value }) => value.full),
    valueSkip: Float32Array.from(lacking, ({ value }) => value.quick),
    unanswered: Uint8Array.from(lacking, (need) => Number(isUnanswered(need))),
  };
  const { base } = await readRates(tx.db);
  const testers = await findAskable(tx.db, tx.now());
  const mayBeAsked = await loadEligibility(tx, lacking, testers);
  const unreplaced = lacking.map((need) => need.unreplaced);
  return planOffers(projects, testers, base, mayBeAsked).flatMap(({ tester, project, chance }) => {
    const attempt = offerAttempt(unreplaced[project] ?? 0);
    unreplaced[project] = (unreplaced[project] ?? 0) - 1;
    const [testerId, projectId] = [testers.testerId[tester], lacking[project]?.projectId];
    return testerId && projectId ? [{ testerId, projectId, chance, attempt }] : [];
  });
}

/** The places first: what somebody else has filled meanwhile is not filled twice. */
async function give(
  { db, now }: TransactionContext<Context>,
  planned: readonly NewOffer[],
  runId: string,
): Promise<NewOffer[]> {
  const wanted = countsOf(planned.map(({ testerId }) => testerId));
  const placed = await takePlaces(db, wanted, now());
  const kept = planned.filter(({ testerId }) => placed.has(testerId));
  await insertOffers(db, kept, { runId, now: now() });
  const replacing = kept.filter(({ attempt }) => attempt === 2).map(({ projectId }) => projectId);
  const steps = [...countsOf(replacing)].map(([id, count]) => [id, -count] as const);
  await moveUnreplaced(db, new Map(steps));
  return kept;
}

function countsOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
