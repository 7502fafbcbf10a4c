import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { signUp as signUpEndpoint } from '@firstlight/contract/people/accounts/accounts.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { takeMailAllowance } from '../../../../core/mail/mail-allowance.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { hashPassword, isPassword } from '../../../../platform/crypto/password-hash.ts';
import { removeUnverifiedUser } from '../account/deletion.queries.ts';
import { isUsernameReserved } from '../account/usernames.queries.ts';
import { findUserByUsername } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { refuseCommonPassword } from '../password/refuse-common-password.ts';
import { openOrFind } from '../providers/open-or-find.ts';
import { isSignUpBrowser, markSignUpBrowser } from './sign-up-browser.ts';

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
    if ('keptId' in found) tx.record(accountEvents.keptEmailAsked, { formerEmailId: found.keptId, mailId });
    else if (found.userId === user.id) tx.record(accountEvents.opened, { userId: user.id, mailId });
    else tx.record(accountEvents.signUpRepeated, { userId: found.userId, mailId });
  }).catch((error: unknown) => {
    throw isViolationOf(error, 'users_username_key') ? new AppError('accounts.username_taken') : error;
  });
  return { email: person.email };
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
    (isSignUpBrowser(ctx, holder.signUpHash) ||
      (holder.passwordHash !== null && (await isPassword(password, holder.passwordHash))));
  if (isOwn) return holder.id;
  throw new AppError('accounts.username_taken');
}
