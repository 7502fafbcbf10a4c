import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { addPasskey as addEndpoint, Passkey } from '@firstlight/contract/people/accounts/passkeys.ts';
import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { holdUser } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { guardSecondSteps } from '../second-factor/guard-second-steps.ts';
import { markSecondStep } from '../session/sessions.queries.ts';
import { takeChallenge } from './challenges.queries.ts';
import { askedToken, forgetChallenge } from './open-challenge.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { insertPasskey, listPasskeysOf } from './passkeys.queries.ts';
import { keyAlgorithms, relyingParty } from './relying-party.ts';

type Input = InputOf<typeof addEndpoint>;

export async function addPasskey(ctx: HttpContext<Member>, input: Input): Promise<Passkey> {
  await requireRecentPassword(ctx);
  const userId = ctx.actor.id;
  const challenge = askedToken(ctx, 'passkey_creation') ?? '';
  // Used up whatever becomes of the answer.
  const asked = await takeChallenge(ctx.db, hashToken(challenge), 'passkey_creation', ctx.now());
  if (asked?.userId !== userId) throw new AppError('accounts.challenge_expired');
  forgetChallenge(ctx, 'passkey_creation');
  const { id: credentialId, publicKey, counter } = await verify(ctx, challenge, input);

  return inTransaction(ctx, async (tx) => {
    await holdUser(tx.db, userId);
    // Again, now that nobody can end this session: a reset in between must not leave a passkey behind.
    await requireRecentPassword(tx);
    const { isFirst } = await guardSecondSteps(tx);
    const known = await listPasskeysOf(tx.db, userId);
    if (known.length >= securityRules.passkeysMax) throw new AppError('accounts.too_many_passkeys');
    const row = await insertPasskey(tx.db, {
      id: ctx.newId(),
      userId,
      credentialId,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      name: input.name,
      createdAt: ctx.now(),
    });
    if (isFirst) await markSecondStep(tx.db, ctx.actor.sessionId);
    tx.record(accountEvents.secured, { userId, mailId: ctx.newId(), how: 'passkeyAdded' });
    return presentPasskey(row);
  }).catch((cause: unknown) => {
    throw isViolationOf(cause, 'passkeys_credential_id_key')
      ? new AppError('accounts.passkey_refused', { cause })
      : cause;
  });
}

async function verify(ctx: HttpContext, expectedChallenge: string, input: Input) {
  const { credentialId, clientDataJSON, attestationObject } = input;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge,
    supportedAlgorithmIDs: keyAlgorithms,
    ...relyingParty(ctx),
  }).catch((cause: unknown) => {
    throw new AppError('accounts.passkey_refused', { cause });
  });
  if (!registrationInfo) throw new AppError('accounts.passkey_refused');
  return registrationInfo.credential;
}
