import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { changePassword as changeEndpoint } from '@firstlight/contract/people/accounts/account-security.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { hashPassword } from '../../../../platform/crypto/password-hash.ts';
import { findSelf, replacePasswordHash } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { requireOwner } from '../require-owner.ts';
import { revokeOtherAccess } from '../session/revoke-other-access.ts';
import { markProven } from '../session/sessions.queries.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

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
    await revokeOtherAccess(tx, ctx.actor);
    await markProven(tx.db, sessionId, ctx.now());
    tx.record(accountEvents.passwordChanged, { userId: id, mailId: ctx.newId() });
  });
  return null;
}
