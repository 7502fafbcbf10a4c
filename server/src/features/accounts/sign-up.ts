import type { signUp as signUpEndpoint } from '@firstlight/contract/accounts.ts';
import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { AppError } from '../../core/app-error.ts';
import type { HttpContext } from '../../core/context.ts';
import { takeMailAllowance } from '../../core/mail/mail-allowance.ts';
import { inTransaction, type TransactionContext } from '../../core/transaction.ts';
import { isViolationOf } from '../../db/violation.ts';
import './accounts.events.ts';
import { hashPassword, isPassword } from '../../platform/crypto/password-hash.ts';
import { findKeptEmail } from './email-change/former-emails.queries.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { isSignUpBrowser, markSignUpBrowser } from './sign-up-browser.ts';
import { isUsernameReserved } from './usernames.queries.ts';
import {
  findUserByEmail,
  findUserByUsername,
  insertUser,
  type NewUser,
  removeUnverifiedAt,
  removeUnverifiedUser,
} from './users.queries.ts';

/**
 * Opens an account, or does as if: whether an address is known must show neither in the answer nor in the time it
 * takes. The username is looked at first and tells nothing, since usernames are public.
 */
export async function signUp(
  ctx: HttpContext,
  input: InputOf<typeof signUpEndpoint>,
): Promise<ResultOf<typeof signUpEndpoint>> {
  const { password, ...person } = input;
  refuseCommonPassword(password, person);
  const abandoned = await findAbandoned(ctx, person.username, password);
  await takeMailAllowance(ctx, 'mail.confirmation', person.email);
  const passwordHash = await hashPassword(password, ctx.passwordCost);
  const signUpHash = markSignUpBrowser(ctx);

  await inTransaction(ctx, async (tx) => {
    if (abandoned) await removeUnverifiedUser(tx.db, abandoned);
    const user = { ...person, id: ctx.newId(), passwordHash, signUpHash, createdAt: ctx.now() };
    const found = await openOrFind(tx, user);
    if (await isUsernameReserved(tx.db, tx.vault, person.username, ctx.now())) {
      throw new AppError('accounts.username_taken');
    }
    const mailId = ctx.newId();
    if ('keptId' in found)
      tx.record({ name: 'account.kept_email_asked', formerEmailId: found.keptId, mailId });
    else if (found.userId === user.id) tx.record({ name: 'account.opened', userId: user.id, mailId });
    else tx.record({ name: 'account.sign_up_repeated', userId: found.userId, mailId });
  }).catch((error: unknown) => {
    throw isViolationOf(error, 'users_username_key') ? new AppError('accounts.username_taken') : error;
  });
  return { email: person.email };
}

/**
 * The account of the address: the one that is opened here, unless somebody has confirmed one before. An unconfirmed one
 * makes way, with its links: a stranger may have opened it to wait for the owner. Whoever loses against a sign-up of
 * the same moment comes after it, and so replaces it. An address that is kept for the account which left it opens none.
 */
async function openOrFind(
  tx: TransactionContext<HttpContext>,
  user: NewUser,
): Promise<{ userId: string } | { keptId: string }> {
  await removeUnverifiedAt(tx.db, tx.vault, user.email);
  if (!(await insertUser(tx.db, tx.vault, user))) {
    const known = await findUserByEmail(tx.db, tx.vault, user.email);
    return known?.emailVerifiedAt ? { userId: known.id } : openOrFind(tx, user);
  }
  // Looked up after: whoever was just leaving the address has committed by the time the insertion passes.
  const kept = await findKeptEmail(tx.db, tx.vault, user.email, tx.now());
  if (!kept) return { userId: user.id };
  await removeUnverifiedUser(tx.db, user.id);
  return { keptId: kept.id };
}

/**
 * Somebody who mistyped their address signs up again with the same username, in the same browser or with the same
 * password: the account that nobody can ever confirm makes way. Anybody else is told that the username is taken.
 */
async function findAbandoned(
  ctx: HttpContext,
  username: string,
  password: string,
): Promise<string | undefined> {
  const holder = await findUserByUsername(ctx.db, username);
  if (!holder) return undefined;
  const isOwn =
    !holder.emailVerifiedAt &&
    (isSignUpBrowser(ctx, holder.signUpHash) || (await isPassword(password, holder.passwordHash)));
  if (isOwn) return holder.id;
  throw new AppError('accounts.username_taken');
}
