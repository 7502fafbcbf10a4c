import type { signInWithCode as codeEndpoint } from '@firstlight/contract/account-security.ts';
import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { securityRules } from '@firstlight/contract/security-rules.ts';
import { AppError } from '../../../core/app-error.ts';
import type { HttpContext } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import { openSession } from '../open-session.ts';
import { presentMe } from '../present-me.ts';
import { countTry, takeChallenge } from './challenges.queries.ts';
import { askedToken, forgetChallenge } from './open-challenge.ts';
import { takeCode } from './take-code.ts';

/** The password was right a few minutes ago, in this browser; a code that was never used before opens the session. */
export async function signInWithCode(
  ctx: HttpContext,
  { code }: InputOf<typeof codeEndpoint>,
): Promise<ResultOf<typeof codeEndpoint>> {
  const asked = hashToken(askedToken(ctx, 'code') ?? '');
  const userId = await countTry(ctx.db, asked, ctx.now(), securityRules.codeTries);
  if (!userId) throw new AppError('accounts.challenge_expired');
  ctx.concerns(userId);
  await ctx.takeLimit('accounts.codes', userId);

  await inTransaction(ctx, async (tx) => {
    // The challenge goes first: were it gone already, the code must stay unused.
    if (!(await takeChallenge(tx.db, asked, 'code', ctx.now())))
      throw new AppError('accounts.challenge_expired');
    if (!(await takeCode(tx, userId, code))) throw new AppError('accounts.wrong_code');
    await openSession(tx, userId);
  });
  forgetChallenge(ctx, 'code');
  return presentMe(ctx.db, ctx.vault, userId);
}
