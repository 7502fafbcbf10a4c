import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import type { takeNextCase as nextEndpoint } from '@firstlight/contract/office/cases/cases.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { leaseUntil, requireFreeHand } from './claim-case.ts';
import { isHard } from './is-hard.policy.ts';
import { presentCase } from './present-case.ts';
import { claimRow, countHardDecided, listInState, type NamedCase, type Place } from './queue.queries.ts';
import { visibleCase } from './visible-case.ts';
import { withoutConflict } from './without-conflict.ts';

type Tx = TransactionContext<HttpContext<Member>>;

const hour = 60 * 60 * 1000;

/** The most urgent that nobody has, and that this admin may decide. Who has read much that is hard today is given others first. */
export async function takeNextCase(ctx: HttpContext<Member>): Promise<ResultOf<typeof nextEndpoint>> {
  return inTransaction(ctx, async (tx) => {
    await requireFreeHand(tx, null);
    const hard = await countHardDecided(tx.db, tx.actor.id, new Date(tx.now().getTime() - 24 * hour));
    const isSpared = hard >= caseLimits.hardInDay;
    const caseId = (isSpared ? await claimFirst(tx, mayWait) : undefined) ?? (await claimFirst(tx));
    if (!caseId) return { case: null };
    await recordAdminAct(tx, { act: 'cases.claim', subjectId: caseId, caseId });
    tx.record(caseEvents.changed, { caseId });
    return { case: await presentCase(tx, await visibleCase(tx, caseId)) };
  });
}

/** Left for somebody else: hard, and not due yet. */
const mayWait = ({ now }: Tx, one: NamedCase): boolean =>
  isHard(one) && one.dueAt.getTime() > now().getTime() + caseLimits.hardStillHours * hour;

async function claimFirst(
  tx: Tx,
  isLeft: (tx: Tx, one: NamedCase) => boolean = () => false,
): Promise<string | undefined> {
  let after: Place | undefined;
  for (;;) {
    const page = await listInState(tx.db, 'open', { after, limit: caseLimits.page });
    const free = page.filter((one) => isFree(tx, one) && !isLeft(tx, one));
    for (const { id } of await withoutConflict(tx, free)) {
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
