import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  Me,
  verifyEmail as verifyEmailEndpoint,
} from '@firstlight/contract/people/accounts/accounts.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isPassword } from '../../../../platform/crypto/password-hash.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { findMailToken, takeMailToken } from '../account/mail-tokens.queries.ts';
import { findUnverifiedUser, holdUser, markVerified } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { openSession } from '../session/open-session.ts';
import { presentMe } from '../session/present-me.ts';
import { forgetSignUp, isSignUpBrowser } from './sign-up-browser.ts';

type Unverified = NonNullable<Awaited<ReturnType<typeof findUnverifiedUser>>>;

/**
 * Confirms an address and signs its owner in. The link alone proves only who reads the mail: somebody else may have
 * signed up with that address and know the password, so the reader must also be the one who signed up.
 */
export async function verifyEmail(
  ctx: HttpContext,
  { token, password }: InputOf<typeof verifyEmailEndpoint>,
): Promise<Me> {
  const tokenHash = hashToken(token);
  const userId = await findMailToken(ctx.db, tokenHash, ['verify'], ctx.now());
  const user = userId && (await findUnverifiedUser(ctx.db, userId));
  if (!user) throw new AppError('accounts.link_expired');
  ctx.concerns(user.id);
  await requireWhoSignedUp(ctx, user, password);

  await inTransaction(ctx, async (tx) => {
    // The account before its link, as wherever both are held: otherwise two could wait for each other.
    await holdUser(tx.db, user.id);
    if (!(await takeMailToken(tx.db, tokenHash))) throw new AppError('accounts.link_expired');
    await markVerified(tx.db, user.id, ctx.now());
    await openSession(tx, user.id);
    tx.record(accountEvents.confirmed, { userId: user.id });
  });
  forgetSignUp(ctx);
  return presentMe(ctx.db, ctx.vault, user.id, { tookSecondStep: false });
}

async function requireWhoSignedUp(ctx: HttpContext, user: Unverified, password?: string): Promise<void> {
  if (isSignUpBrowser(ctx, user.signUpHash)) return;
  if (password === undefined) throw new AppError('accounts.other_browser');
  await ctx.takeLimit('accounts.password', user.id);
  if (!user.passwordHash || !(await isPassword(password, user.passwordHash)))
    throw new AppError('accounts.wrong_password');
}
