import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { holdForStanding } from '../../../people/accounts/change-standing.ts';
import { leaveForce } from '../force/leave-force.ts';
import { sanctionEvents } from '../sanctions.events.ts';
import { findSanction, moveSanction, unsealPerson } from '../sanctions.queries.ts';
import { listUnnoted, noteAppeal } from './appeals.queries.ts';

const hour = 60 * 60 * 1000;

/** Admins are reminded at half the time; once all of it is over, the person reads that we are late, and a limit rests. */
export async function noteWaiting(ctx: Context): Promise<void> {
  const soon = new Date(ctx.now().getTime() + sanctionLimits.remindedHoursLeft * hour);
  for (const { id } of await listUnnoted(ctx.db, 'remindedAt', soon)) {
    await inTransaction(ctx, async (tx) => {
      const isNoted = await noteAppeal(tx.db, id, 'remindedAt', tx.now());
      if (isNoted) tx.record(sanctionEvents.appealReminded, { appealId: id });
    });
  }
  for (const { id, sanctionId } of await listUnnoted(ctx.db, 'lateAt', ctx.now())) {
    await inTransaction(ctx, (tx) => noteLate(tx, id, sanctionId));
  }
}

async function noteLate(
  tx: TransactionContext<Context>,
  appealId: string,
  sanctionId: string,
): Promise<void> {
  const sanction = await findSanction(tx.db, tx.vault, sanctionId);
  const userId = sanction && (await unsealPerson(tx.db, tx.vault, sanction));
  if (userId) await holdForStanding(tx, userId);
  if (!(await noteAppeal(tx.db, appealId, 'lateAt', tx.now()))) return;
  tx.record(sanctionEvents.appealDelayed, { appealId });
  if (sanction?.step !== 'limit' || !userId) return;
  const isPaused = await moveSanction(tx.db, sanctionId, ['active'], { state: 'paused', pausedAt: tx.now() });
  if (isPaused) await leaveForce(tx, userId, 'limit');
}
