import type { changePassword as changeEndpoint } from '@firstlight/contract/account-security.ts';
import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { AppError } from '../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import '../accounts.events.ts';
import { hashPassword } from '../../../platform/crypto/password-hash.ts';
import { refuseCommonPassword } from '../refuse-common-password.ts';
import { requireOwner } from '../require-owner.ts';
import { markProven } from '../sessions.queries.ts';
import { findSelf, replacePasswordHash } from '../users.queries.ts';
import { endOthers } from './end-others.ts';

/** Whoever else was signed in with the old password is out with the commit that changes it. */
export async function changePassword(
  ctx: HttpContext<Member>,
  { current, password }: InputOf<typeof changeEndpoint>,
): Promise<null> {
  const { id, sessionId } = ctx.actor;
  const from = await requireOwner(ctx, current);
  refuseCommonPassword(password, await findSelf(ctx.db, ctx.vault, id));
  const to = await hashPassword(password, ctx.passwordCost);

  await inTransaction(ctx, async (tx) => {
    if (!(await replacePasswordHash(tx.db, id, { from, to }))) throw new AppError('accounts.wrong_password');
    await endOthers(tx, ctx.actor);
    await markProven(tx.db, sessionId, ctx.now());
    tx.record({ name: 'account.password_changed', userId: id, mailId: ctx.newId() });
  });
  return null;
}
