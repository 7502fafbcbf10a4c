import type { signIn as signInEndpoint } from '@firstlight/contract/accounts.ts';
import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { AppError } from '../../core/app-error.ts';
import type { HttpContext } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { comparePasswordWithNobody, isPassword } from '../../platform/crypto/password-hash.ts';
import { openSession } from './open-session.ts';
import { presentMe } from './present-me.ts';
import { openChallenge } from './security/open-challenge.ts';
import { findConfirmedAt } from './security/second-factors.queries.ts';
import { findUserByEmail, findUserByUsername, holdPassword } from './users.queries.ts';

type Input = InputOf<typeof signInEndpoint>;

/** Unknown name, wrong password and no such account are one answer, and take one time. */
export async function signIn(ctx: HttpContext, input: Input): Promise<ResultOf<typeof signInEndpoint>> {
  const login = input.login.toLowerCase();
  // One allowance per account and address: a stranger elsewhere cannot lock anybody out.
  await ctx.takeLimit(
    'accounts.sign-in',
    `${ctx.vault.tag(login).toString('base64url')}:${ctx.actor.address}`,
  );

  const user = login.includes('@')
    ? await findUserByEmail(ctx.db, ctx.vault, login)
    : await findUserByUsername(ctx.db, login);
  const isRight = user
    ? await isPassword(input.password, user.passwordHash)
    : await comparePasswordWithNobody(input.password, ctx.passwordCost);
  if (!user || !isRight) throw new AppError('accounts.wrong_credentials');
  if (!user.emailVerifiedAt) throw new AppError('accounts.email_unverified');

  const needsCode = await inTransaction(ctx, async (tx) => {
    if (!(await holdPassword(tx.db, user))) throw new AppError('accounts.wrong_credentials');
    const asksForCode = (await findConfirmedAt(tx.db, user.id)) !== null;
    if (asksForCode) await openChallenge(tx, 'code', user.id);
    else await openSession(tx, user.id);
    return asksForCode;
  });
  if (needsCode) throw new AppError('accounts.code_needed');
  return presentMe(ctx.db, ctx.vault, user.id);
}
