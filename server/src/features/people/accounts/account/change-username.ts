import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  changeUsername as changeUsernameEndpoint,
  Me,
} from '@firstlight/contract/people/accounts/accounts.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { requireStanding } from '../require-standing.ts';
import { presentMe } from '../session/present-me.ts';
import { usernameFreeAt } from './account-times.ts';
import {
  isUsernameReserved,
  reclaimUsername,
  retireUsername,
  setUsername,
  usernameForUpdate,
} from './usernames.queries.ts';

/** Takes a name that is free, or one's own from before; the name left behind is kept for its owner for a while. */
export async function changeUsername(
  ctx: Context<Member>,
  { username }: InputOf<typeof changeUsernameEndpoint>,
): Promise<Me> {
  const { id } = ctx.actor;
  await requireStanding(ctx.db, ctx.actor);
  await inTransaction(ctx, async (tx) => {
    const before = await usernameForUpdate(tx.db, id);
    if (before === undefined) throw new AppError('accounts.signed_out');
    if (before === username) return;
    // Written first, looked up after: whoever is just giving the name up has committed by the time the unique index
    // lets us pass, so its retirement can be seen.
    await setUsername(tx.db, id, username);
    if (await isUsernameReserved(tx.db, tx.vault, username, ctx.now(), id)) {
      throw new AppError('accounts.username_taken');
    }
    await reclaimUsername(tx.db, tx.vault, username, id);
    await retireUsername(tx.db, tx.vault, before, { userId: id, freeAt: usernameFreeAt(ctx.now()) });
  }).catch((error: unknown) => {
    throw isViolationOf(error, 'users_username_key') ? new AppError('accounts.username_taken') : error;
  });
  return presentMe(ctx.db, ctx.vault, id, { tookSecondStep: ctx.actor.isAdmin });
}
