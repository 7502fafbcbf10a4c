import type { Context } from '../../core/context.ts';
import type { TransactionContext } from '../../core/transaction.ts';
import { findAskable } from './find-askable.ts';
import { whoMayBeAsked } from './may-be-asked.ts';
import type { NeedRow } from './needs.queries.ts';
import { moveUnreplaced } from './needs.queries.ts';
import { insertOffers, type NewOffer, sumCover } from './offers.queries.ts';
import { planOffers } from './plan-offers.ts';
import { deficit, isUnanswered } from './project-need.ts';
import { isQuiet } from './quiet-hours.ts';
import { type Rates, readRates } from './rates.queries.ts';
import { lackingCover, offerRound } from './redistribute.ts';
import type { RunCounts } from './runs.queries.ts';
import { type TesterRow, takePlaces } from './testers.queries.ts';
import { ageOf, meanRate } from './value-need.ts';

type Made = Pick<RunCounts, 'offers' | 'redistributed' | 'messages'>;

const none: Made = { offers: 0, redistributed: 0, messages: 0 };
const batch = 5000;
/** A run asks for at most so many projects. The others have a time of their own at which they are looked at again. */
const lackingMax = 10_000;

/** Asks people for what these projects will not get by themselves. One message tells each of all they were offered. */
export async function makeOffers(
  tx: TransactionContext<Context>,
  runId: string,
  open: readonly NeedRow[],
): Promise<Made> {
  const now = tx.now();
  if (isQuiet(now)) return none;
  const rates = await readRates(tx.db);
  const lacking = await findLacking(tx, open, rates);
  const testers = lacking.length === 0 ? [] : await findAskable(tx.db, now);
  if (testers.length === 0) return none;
  const offers = await plan(tx, lacking, testers, rates);
  const made = { ...none };
  for (let from = 0; from < offers.length; from += batch) {
    const kept = await give(tx, offers.slice(from, from + batch), runId);
    made.offers += kept.length;
    made.redistributed += kept.filter(({ round }) => round === 2).length;
    made.messages += new Set(kept.map(({ testerId }) => testerId)).size;
  }
  return made;
}

export interface Lacking extends NeedRow {
  lack: number;
}

async function findLacking(
  { db, now }: TransactionContext<Context>,
  open: readonly NeedRow[],
  rates: Rates,
): Promise<Lacking[]> {
  const cover = await sumCover(
    db,
    open.map(({ projectId }) => projectId),
  );
  return open
    .map((need) => ({
      ...need,
      lack: lackingCover({
        age: ageOf(need, now()),
        deficit: deficit(need),
        meanRate: meanRate(rates, need.categories),
        openCover: cover.get(need.projectId) ?? 0,
      }),
    }))
    .filter(({ lack }) => lack > 0)
    .sort(byUrgency)
    .slice(0, lackingMax);
}

/** Whoever has nothing goes first, as in the plan. */
function byUrgency(one: Lacking, other: Lacking): number {
  return Number(isUnanswered(other)) - Number(isUnanswered(one)) || other.value.full - one.value.full;
}

async function plan(
  tx: TransactionContext<Context>,
  lacking: readonly Lacking[],
  testers: readonly (TesterRow & { places: number })[],
  rates: Rates,
): Promise<NewOffer[]> {
  const columns = {
    categories: Uint16Array.from(lacking, ({ categories }) => categories),
    lack: Float32Array.from(lacking, ({ lack }) => lack),
    valueFull: Float32Array.from(lacking, ({ value }) => value.full),
    valueQuick: Float32Array.from(lacking, ({ value }) => value.quick),
    unanswered: Uint8Array.from(lacking, (need) => Number(isUnanswered(need))),
  };
  const people = {
    interests: Uint16Array.from(testers, ({ interests }) => interests),
    reach: Float32Array.from(testers, ({ reach }) => reach),
    fullMultiplier: Float32Array.from(testers, ({ fullMultiplier }) => fullMultiplier),
    quickMultiplier: Float32Array.from(testers, ({ quickMultiplier }) => quickMultiplier),
    places: Uint8Array.from(testers, ({ places }) => places),
  };
  const mayBeAsked = await whoMayBeAsked(tx, lacking, testers);
  const unreplaced = lacking.map((need) => need.unreplaced);
  return planOffers(columns, people, rates.base, mayBeAsked).flatMap(({ tester, project, chance }) => {
    const round = offerRound(unreplaced[project] ?? 0);
    unreplaced[project] = (unreplaced[project] ?? 0) - 1;
    const [testerId, projectId] = [testers[tester]?.testerId, lacking[project]?.projectId];
    return testerId && projectId ? [{ testerId, projectId, chance, round }] : [];
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
  const replacing = kept.filter(({ round }) => round === 2).map(({ projectId }) => projectId);
  const steps = [...countsOf(replacing)].map(([id, count]) => [id, -count] as const);
  await moveUnreplaced(db, new Map(steps));
  return kept;
}

function countsOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
