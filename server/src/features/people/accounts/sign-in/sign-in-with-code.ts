import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { signInWithCode as codeEndpoint } from '@firstlight/contract/people/accounts/account-security.ts';
import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { countTry, takeChallenge } from '../passkeys/challenges.queries.ts';
import { askedToken, forgetChallenge } from '../passkeys/open-challenge.ts';
import { openSession } from '../session/open-session.ts';
import { presentMe } from '../session/present-me.ts';
import { consumeCode } from './consume-code.ts';

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
    if (!(await consumeCode(tx, userId, code))) throw new AppError('accounts.wrong_code');
    await openSession(tx, userId, { tookSecondStep: true });
  });
  forgetChallenge(ctx, 'code');
  return presentMe(ctx.db, ctx.vault, userId, { tookSecondStep: true });
}
