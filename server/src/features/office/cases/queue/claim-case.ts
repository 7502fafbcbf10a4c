import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import type { claimCase as claimEndpoint } from '@firstlight/contract/office/cases/cases.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { caseEvents } from '../cases.events.ts';
import { claimRow, countOwnClaims } from './queue.queries.ts';
import { isOthers, visibleCase } from './visible-case.ts';

const minute = 60 * 1000;

/** A lease that the open page renews, and that ends by itself. */
export async function claimCase(
  ctx: HttpContext<Member>,
  { caseId }: { caseId: string },
): Promise<ResultOf<typeof claimEndpoint>> {
  return inTransaction(ctx, async (tx) => {
    const found = await visibleCase(tx, caseId);
    if (isOthers(found, tx)) throw new AppError('cases.claimed');
    const isRenewed = found.claimedBy === ctx.actor.id;
    if (!isRenewed) await requireFreeHand(tx, caseId);
    const until = leaseUntil(tx);
    const isClaimed = await claimRow(tx.db, caseId, { by: ctx.actor.id, now: tx.now(), until });
    if (!isClaimed) throw new AppError(isDecidable(found.state) ? 'cases.claimed' : 'cases.moved');
    if (!isRenewed) {
      await recordAdminAct(tx, { act: 'cases.claim', subjectId: caseId, caseId });
      tx.record(caseEvents.changed, { caseId });
    }
    const names = await findNames(tx.db, [ctx.actor.id]);
    return { isOwn: true, by: names.get(ctx.actor.id)?.name ?? null, until: until.toISOString() };
  });
}

export const leaseUntil = ({ now }: Context): Date =>
  new Date(now().getTime() + caseLimits.leaseMinutes * minute);

/** Nobody keeps more cases from others than they can look at. */
export async function requireFreeHand(ctx: Context<Member>, besides: string | null): Promise<void> {
  const count = await countOwnClaims(ctx.db, ctx.actor.id, ctx.now(), besides);
  if (count >= caseLimits.claimsMost) throw new AppError('cases.too_many_claims');
}

const isDecidable = (state: string) => state === 'open' || state === 'second';
