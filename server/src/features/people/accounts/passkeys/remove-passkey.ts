import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdUser } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { guardSecondSteps } from '../second-factor/guard-second-steps.ts';
import { requireWayIn } from '../security/require-way-in.ts';
import { deletePasskeyOf } from './passkeys.queries.ts';

export async function removePasskey(ctx: HttpContext<Member>, { id }: { id: string }): Promise<null> {
  await requireRecentPassword(ctx);
  const userId = ctx.actor.id;
  await inTransaction(ctx, async (tx) => {
    await holdUser(tx.db, userId);
    await guardSecondSteps(tx);
    if (!(await deletePasskeyOf(tx.db, userId, id))) throw new AppError('request.not_found');
    await requireWayIn(tx, userId);
    tx.record(accountEvents.secured, { userId, mailId: ctx.newId(), how: 'passkeyRemoved' });
  });
  return null;
}
