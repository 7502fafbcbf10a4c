import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { beginPasskey as beginEndpoint } from '@firstlight/contract/people/accounts/passkeys.ts';
import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { challengeSeconds } from '../account/account-times.ts';
import { findSelf } from '../account/users.queries.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { guardSecondSteps } from '../second-factor/guard-second-steps.ts';
import { openChallenge } from './open-challenge.ts';
import { listPasskeysOf } from './passkeys.queries.ts';
import { keyAlgorithms, relyingParty } from './relying-party.ts';

export async function beginPasskey(ctx: HttpContext<Member>): Promise<ResultOf<typeof beginEndpoint>> {
  await requireRecentPassword(ctx);
  await guardSecondSteps(ctx);
  const { id, username } = ctx.actor;
  const known = await listPasskeysOf(ctx.db, id);
  if (known.length >= securityRules.passkeysMax) throw new AppError('accounts.too_many_passkeys');
  const { name } = await findSelf(ctx.db, ctx.vault, id);

  return {
    challenge: await openChallenge(ctx, 'passkey_creation', id),
    rp: { id: relyingParty(ctx).expectedRPID, name: 'Firstlight' },
    user: { id: Buffer.from(id).toString('base64url'), name: username, displayName: name },
    pubKeyCredParams: keyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeSeconds * 1000,
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}
