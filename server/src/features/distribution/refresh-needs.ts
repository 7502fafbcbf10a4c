import type { RawBuilder } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { TransactionContext } from '../../core/transaction.ts';
import { countClaims } from '../feedback/count-claims.ts';
import type { NeedRow } from './needs.queries.ts';
import { nextLook } from './next-look.ts';
import { noteArrivals } from './note-arrivals.ts';
import { listOpen, type OpenNeed, saveDue, saveValues } from './open-needs.queries.ts';
import { type Rates, readRates } from './rates.queries.ts';
import { hasMoved } from './value-feedback.ts';
import { isOpen, valueOfNeed } from './value-need.ts';

/** So many at a time: a statement over all of a hundred thousand would be broken off. */
const page = 5_000;

/** Brings the values of the projects in question up to date with the hour and the rates, and gives those still open. */
export async function refreshNeeds(
  tx: TransactionContext<Context>,
  scope: RawBuilder<boolean>,
): Promise<NeedRow[]> {
  await noteArrivals(tx);
  const rates = await readRates(tx.db);
  const open: NeedRow[] = [];
  let last: string | undefined;
  for (;;) {
    const needs = await listOpen(tx.db, scope, { after: last, limit: page });
    open.push(...(await refreshPage(tx, needs, rates)));
    if (needs.length < page) return open;
    last = needs.at(-1)?.projectId;
  }
}

async function refreshPage(
  tx: TransactionContext<Context>,
  before: readonly OpenNeed[],
  rates: Rates,
): Promise<NeedRow[]> {
  if (before.length === 0) return [];
  const after = await withFreshValues(tx, before, rates);
  await saveValues(
    tx.db,
    after.filter((need, at) => !need.isOpen || hasMoved(before[at]?.value, need.value)),
  );
  const open = after.filter((need) => need.isOpen);
  await saveDue(
    tx.db,
    open.map((need) => ({ projectId: need.projectId, dueAt: nextLook(need, rates, tx.now()) })),
  );
  return open;
}

async function withFreshValues(
  tx: TransactionContext<Context>,
  needs: readonly OpenNeed[],
  rates: Rates,
): Promise<OpenNeed[]> {
  const ids = needs.map(({ projectId }) => projectId);
  const claims = new Map((await countClaims(tx, ids)).map((row) => [row.projectId, row]));
  return needs.map((before) => {
    const { fresh: freshClaims = 0, stale: staleClaims = 0 } = claims.get(before.projectId) ?? {};
    const need = { ...before, freshClaims, staleClaims };
    const value = valueOfNeed(need, rates, need.ownersNth, tx.now());
    return { ...need, value, isOpen: isOpen(need, tx.now()) };
  });
}
