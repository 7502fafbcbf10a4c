import type { signUp as signUpEndpoint } from '@firstlight/contract/accounts.ts';
import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { AppError } from '../../core/app-error.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { isViolationOf } from '../../db/violation.ts';
import './accounts.events.ts';
import { hashPassword, isPassword } from '../../platform/crypto/password-hash.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { isUsernameReserved } from './usernames.queries.ts';
import { findUserByEmail, findUserByUsername, insertUser, removeUnverifiedUser } from './users.queries.ts';

/**
 * Opens an account, or does as if: whether an address is known must show neither in the answer nor in the time it
 * takes. The username is looked at first and tells nothing, since usernames are public.
 */
export async function signUp(
  ctx: Context,
  input: InputOf<typeof signUpEndpoint>,
): Promise<ResultOf<typeof signUpEndpoint>> {
  const { password, ...person } = input;
  refuseCommonPassword(password, [person.username, person.email, person.name]);
  const abandoned = await findAbandoned(ctx, person.username, password);
  const passwordHash = await hashPassword(password, ctx.passwordCost);

  await inTransaction(ctx, async (tx) => {
    if (abandoned) await removeUnverifiedUser(tx.db, abandoned);
    const user = { ...person, id: ctx.newId(), passwordHash, createdAt: ctx.now() };
    const isNew = await insertUser(tx.db, tx.vault, user);
    if (await isUsernameReserved(tx.db, tx.vault, person.username, ctx.now())) {
      throw new AppError('accounts.username_taken');
    }
    const known = await findUserByEmail(tx.db, tx.vault, person.email);
    if (!known) return;
    const mail = { userId: known.id, mailId: ctx.newId() };
    if (isNew) tx.record({ name: 'account.opened', ...mail });
    else tx.record({ name: 'account.sign_up_repeated', ...mail });
  }).catch((error: unknown) => {
    throw isViolationOf(error, 'users_username_key') ? new AppError('accounts.username_taken') : error;
  });
  return { email: person.email };
}

/**
 * Somebody who mistyped their address signs up again with the same username and password: the account that nobody
 * can ever confirm makes way. Anybody else is told that the username is taken.
 */
async function findAbandoned(ctx: Context, username: string, password: string): Promise<string | undefined> {
  const holder = await findUserByUsername(ctx.db, username);
  if (!holder) return undefined;
  if (!holder.emailVerifiedAt && (await isPassword(password, holder.passwordHash))) return holder.id;
  throw new AppError('accounts.username_taken');
}
