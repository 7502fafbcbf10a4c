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

/** Brings the values of the projects in question up to date with the hour and the rates, and gives those still open. */
export async function refreshNeeds(
  tx: TransactionContext<Context>,
  scope: RawBuilder<boolean>,
): Promise<NeedRow[]> {
  await noteArrivals(tx);
  const before = await listOpen(tx.db, scope);
  if (before.length === 0) return [];
  const rates = await readRates(tx.db);
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
