import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { beginPasskeySignIn as beginEndpoint } from '@firstlight/contract/people/accounts/passkeys.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { challengeSeconds } from '../account/account-times.ts';
import { openChallenge } from './open-challenge.ts';
import { relyingParty } from './relying-party.ts';

export async function beginPasskeySignIn(ctx: HttpContext): Promise<ResultOf<typeof beginEndpoint>> {
  return {
    challenge: await openChallenge(ctx, 'passkey_sign_in', null),
    rpId: relyingParty(ctx).expectedRPID,
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
  };
}
