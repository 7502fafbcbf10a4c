import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { signIn as signInEndpoint } from '@firstlight/contract/people/accounts/accounts.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import {
  comparePasswordWithNobody,
  hashPassword,
  isCheaper,
  isPassword,
} from '../../../../platform/crypto/password-hash.ts';
import {
  findUserByEmail,
  findUserByUsername,
  holdPassword,
  replacePasswordHash,
} from '../account/users.queries.ts';
import { openChallenge } from '../passkeys/open-challenge.ts';
import { findConfirmedAt } from '../second-factor/second-factors.queries.ts';
import { openSession } from '../session/open-session.ts';
import { presentMe } from '../session/present-me.ts';
import { takeGuess } from './take-guess.ts';

type Input = InputOf<typeof signInEndpoint>;
type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;
type RightUser = FoundUser & { passwordHash: string };

/** Unknown name, wrong password, no password and no such account are one answer, and take one time. */
export async function signIn(ctx: HttpContext, input: Input): Promise<ResultOf<typeof signInEndpoint>> {
  const login = input.login.toLowerCase();
  const found = await findUser(ctx, login);
  ctx.concerns(found?.id ?? login);
  await takeGuess(ctx, login, found?.id);
  const right = await requireRight(ctx, found, input.password);
  if (!right.emailVerifiedAt) throw new AppError('accounts.email_unverified');
  const user = await atFullCost(ctx, right, { ...input, login });

  const needsCode = await inTransaction(ctx, async (tx) => {
    if (!(await holdPassword(tx.db, user))) throw new AppError('accounts.wrong_credentials');
    const asksForCode = (await findConfirmedAt(tx.db, user.id)) !== null;
    if (asksForCode) await openChallenge(tx, 'code', user.id);
    else await openSession(tx, user.id);
    return asksForCode;
  });
  if (needsCode) throw new AppError('accounts.code_needed');
  return presentMe(ctx.db, ctx.vault, user.id, { tookSecondStep: false });
}

function findUser(ctx: HttpContext, login: string): Promise<FoundUser | undefined> {
  return login.includes('@') ? findUserByEmail(ctx.db, ctx.vault, login) : findUserByUsername(ctx.db, login);
}

async function requireRight(
  ctx: HttpContext,
  user: FoundUser | undefined,
  password: string,
): Promise<RightUser> {
  const passwordHash = user?.passwordHash ?? null;
  const isRight =
    passwordHash === null
      ? await comparePasswordWithNobody(password, ctx.passwordCost)
      : await isPassword(password, passwordHash);
  if (!user || passwordHash === null || !isRight) throw new AppError('accounts.wrong_credentials');
  return { ...user, passwordHash };
}

/** Hashes of a time when guesses were cheaper are made anew now that the password is at hand. */
async function atFullCost(ctx: HttpContext, user: RightUser, { login, password }: Input): Promise<RightUser> {
  if (!isCheaper(user.passwordHash, ctx.passwordCost)) return user;
  const to = await hashPassword(password, ctx.passwordCost);
  const isReplaced = await replacePasswordHash(ctx.db, user.id, { from: user.passwordHash, to });
  if (isReplaced) return { ...user, passwordHash: to };
  // A sign-in beside this one has done it, or the password is another by now.
  return requireRight(ctx, await findUser(ctx, login), password);
}
