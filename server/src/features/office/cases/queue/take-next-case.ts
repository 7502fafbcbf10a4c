import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import type { takeNextCase as nextEndpoint } from '@firstlight/contract/office/cases/cases.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { leaseUntil, requireFreeHand } from './claim-case.ts';
import { presentCase } from './present-case.ts';
import { claimRow, listInState, type NamedCase, type Place } from './queue.queries.ts';
import { visibleCase } from './visible-case.ts';
import { withoutConflict } from './without-conflict.ts';

type Tx = TransactionContext<HttpContext<Member>>;

/** The most urgent that nobody has, and that this admin may decide. */
export async function takeNextCase(ctx: HttpContext<Member>): Promise<ResultOf<typeof nextEndpoint>> {
  return inTransaction(ctx, async (tx) => {
    await requireFreeHand(tx, null);
    const caseId = await claimFirst(tx);
    if (!caseId) return { case: null };
    await recordAdminAct(tx, { act: 'cases.claim', subjectId: caseId, caseId });
    return { case: await presentCase(tx, await visibleCase(tx, caseId)) };
  });
}

async function claimFirst(tx: Tx): Promise<string | undefined> {
  let after: Place | undefined;
  for (;;) {
    const page = await listInState(tx.db, 'open', { after, limit: caseLimits.page });
    for (const { id } of await withoutConflict(
      tx,
      page.filter((one) => isFree(tx, one)),
    )) {
      const claim = { by: tx.actor.id, now: tx.now(), until: leaseUntil(tx) };
      if (await claimRow(tx.db, id, claim)) return id;
    }
    const last = page.at(-1);
    if (!last || page.length < caseLimits.page) return undefined;
    after = { at: last.dueAt.toISOString(), id: last.id };
  }
}

/** Nobody's now, not even one's own; and not what waits for another's word than one's own. */
function isFree({ now, actor }: Tx, { claimedUntil, state, decidedBy }: NamedCase): boolean {
  if (state === 'second' && decidedBy === actor.id) return false;
  return claimedUntil === null || claimedUntil <= now();
}
