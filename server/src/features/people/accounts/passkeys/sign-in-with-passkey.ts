import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { signInWithPasskey as passkeyEndpoint } from '@firstlight/contract/people/accounts/passkeys.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { openSession } from '../session/open-session.ts';
import { presentMe } from '../session/present-me.ts';
import { takeChallenge } from './challenges.queries.ts';
import { askedToken, forgetChallenge } from './open-challenge.ts';
import { countUse, findPasskey } from './passkeys.queries.ts';
import { relyingParty } from './relying-party.ts';

type Input = InputOf<typeof passkeyEndpoint>;
type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Something one has, opened by something one is or knows: no code is asked for besides. */
export async function signInWithPasskey(
  ctx: HttpContext,
  input: Input,
): Promise<ResultOf<typeof passkeyEndpoint>> {
  const challenge = askedToken(ctx, 'passkey_sign_in') ?? '';
  // Used up whatever becomes of the answer.
  if (!(await takeChallenge(ctx.db, hashToken(challenge), 'passkey_sign_in', ctx.now())))
    throw new AppError('accounts.challenge_expired');
  forgetChallenge(ctx, 'passkey_sign_in');
  const passkey = await findPasskey(ctx.db, input.credentialId);
  if (!passkey) throw new AppError('accounts.passkey_refused');
  ctx.concerns(passkey.userId);
  const signCount = await verify(ctx, challenge, input, passkey);

  await inTransaction(ctx, async (tx) => {
    if (!(await countUse(tx.db, passkey.id, signCount, ctx.now())))
      throw new AppError('accounts.passkey_refused');
    await openSession(tx, passkey.userId, { tookSecondStep: true });
  });
  return presentMe(ctx.db, ctx.vault, passkey.userId, { tookSecondStep: true });
}

async function verify(
  ctx: HttpContext,
  expectedChallenge: string,
  { credentialId, clientDataJSON, authenticatorData, signature }: Input,
  { publicKey, signCount }: StoredPasskey,
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    ...relyingParty(ctx),
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: Number(signCount) },
  }).catch((cause: unknown) => {
    throw new AppError('accounts.passkey_refused', { cause });
  });
  if (!verified) throw new AppError('accounts.passkey_refused');
  return authenticationInfo.newCounter;
}
