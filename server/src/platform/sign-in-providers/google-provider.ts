import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  discoveryRequest,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import * as z from 'zod';
import { createBoundedFetch } from './bounded-fetch.ts';
import { ProviderFailure, refusing } from './provider-failure.ts';
import { askAddress, type ProviderOptions, tokenClient } from './provider-options.ts';
import type { ProviderIdentity, SignInProvider } from './sign-in-provider.ts';

export const googleIssuer = 'https://accounts.google.com';
/** What Google's own description points to besides the issuer's host. */
const googleOrigins = [
  googleIssuer,
  'https://oauth2.googleapis.com',
  'https://openidconnect.googleapis.com',
  'https://www.googleapis.com',
];

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

const hourMs = 60 * 60 * 1000;

/** OpenID Connect, as Google speaks it: what it says about itself is asked for once an hour. */
export function createGoogleProvider(options: ProviderOptions & { issuer: string }): SignInProvider {
  const issuer = new URL(options.issuer);
  const origins = issuer.origin === googleIssuer ? googleOrigins : [issuer.origin];
  const http = {
    [customFetch]: createBoundedFetch({ ...options.bounds, origins }),
    [allowInsecureRequests]: issuer.protocol === 'http:',
  };
  const client = tokenClient(options);
  let known: { server: AuthorizationServer; until: number } | undefined;

  async function describe(): Promise<AuthorizationServer> {
    if (known && known.until > options.now().getTime()) return known.server;
    const server = await processDiscoveryResponse(issuer, await discoveryRequest(issuer, http));
    known = { server, until: options.now().getTime() + hourMs };
    return server;
  }

  return {
    begin: (question) =>
      refusing(async () => {
        const { authorization_endpoint: endpoint = '' } = await describe();
        if (!origins.includes(new URL(endpoint).origin)) {
          throw new ProviderFailure('refused', 'a provider named an address that is not its own');
        }
        const challenge = await calculatePKCECodeChallenge(question.verifier);
        const { nonce } = question;
        return askAddress(
          endpoint,
          { ...question, challenge, clientId: options.clientId },
          {
            scope: 'openid email profile',
            nonce,
          },
        );
      }),
    finish: ({ state, nonce, verifier, returnTo }, returned) =>
      refusing(async () => {
        const server = await describe();
        const { iss } = returned;
        const given = new URLSearchParams({
          code: returned.code,
          state: returned.state,
          ...(iss && { iss }),
        });
        const answer = await authorizationCodeGrantRequest(
          server,
          client,
          ClientSecretPost(options.clientSecret),
          validateAuthResponse(server, client, given, state),
          returnTo,
          verifier,
          http,
        );
        const said = await processAuthorizationCodeResponse(server, client, answer, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        await validateApplicationLevelSignature(server, answer, http);
        return identityOf(claims.parse(getValidatedIdTokenClaims(said)));
      }),
  };
}

function identityOf({ sub, email, email_verified, name = '' }: z.infer<typeof claims>): ProviderIdentity {
  const confirmed = email && email_verified === true ? email : null;
  return { subject: sub, account: email ?? name, email: confirmed, name, login: email?.split('@')[0] ?? '' };
}
