import type { Context } from '../../../../core/context.ts';

/** EdDSA, ES256, RS256: what every authenticator in use speaks one of. */
export const keyAlgorithms = [-8, -7, -257];

/** Who a passkey is made for. From the configuration alone: a request could claim any host. */
export function relyingParty({ origin }: Pick<Context, 'origin'>): {
  expectedOrigin: string;
  expectedRPID: string;
} {
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
}
