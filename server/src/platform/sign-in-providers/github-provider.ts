import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  processAuthorizationCodeResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import * as z from 'zod';
import { createBoundedFetch } from './bounded-fetch.ts';
import { ProviderFailure, refusing } from './provider-failure.ts';
import { askAddress, type ProviderOptions, tokenClient } from './provider-options.ts';
import type { SignInProvider } from './sign-in-provider.ts';

export const githubOrigins = { site: 'https://github.com', api: 'https://api.github.com' };

const person = z.object({
  id: z.int().positive(),
  login: z.string().min(1).max(100),
  name: z.string().nullish(),
});
const addresses = z.array(
  z.object({ email: z.string().max(320), primary: z.boolean(), verified: z.boolean() }),
);

/**
 * OAuth 2.0, as GitHub speaks it. It is no OpenID provider: who somebody is has to be asked with the token, which is
 * thrown away afterwards.
 */
export function createGithubProvider(options: ProviderOptions & typeof githubOrigins): SignInProvider {
  const { site, api, clientId } = options;
  const ask = createBoundedFetch({ ...options.bounds, origins: [site, api] });
  const server = { issuer: site, token_endpoint: `${site}/login/oauth/access_token` };
  const client = tokenClient(options);

  async function read<Schema extends z.ZodType>(path: string, token: string, schema: Schema) {
    const headers = {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'user-agent': 'Firstlight',
      'x-github-api-version': '2022-11-28',
    };
    const answer = await ask(`${api}${path}`, { method: 'GET', headers });
    if (!answer.ok) throw new ProviderFailure('refused', `GitHub answered ${answer.status}`);
    return schema.parse(await answer.json());
  }

  return {
    begin: async (question) => {
      const challenge = await calculatePKCECodeChallenge(question.verifier);
      return askAddress(
        `${site}/login/oauth/authorize`,
        { ...question, challenge, clientId },
        {
          scope: 'user:email',
        },
      );
    },
    finish: ({ state, verifier, returnTo }, returned) =>
      refusing(async () => {
        const given = new URLSearchParams({ code: returned.code, state: returned.state });
        const answer = await authorizationCodeGrantRequest(
          server,
          client,
          ClientSecretPost(options.clientSecret),
          validateAuthResponse(server, client, given, state),
          returnTo,
          verifier,
          { [customFetch]: ask, [allowInsecureRequests]: site.startsWith('http:') },
        );
        const { access_token: token } = await processAuthorizationCodeResponse(server, client, answer);
        const { id, login, name } = await read('/user', token, person);
        const known = await read('/user/emails', token, addresses);
        const main = known.find(({ primary, verified }) => primary && verified);
        return { subject: String(id), account: login, email: main?.email ?? null, name: name ?? '', login };
      }),
  };
}
