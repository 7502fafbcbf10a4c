/// <reference path="./oidc-provider.d.ts" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';
import { choicePage, type LocalPerson, localClient } from './local-people.ts';
import { type LocalServer, localServer } from './local-server.ts';

export interface LocalGoogle extends LocalServer {
  people: LocalPerson[];
}

/** A real OpenID provider in Google's place: the same library that many sites run, on this machine. */
export async function localGoogle(redirectUri: string, port = 0): Promise<LocalGoogle> {
  const people: LocalPerson[] = [];
  const server = await localServer((origin) => answering(origin, redirectUri, people), port);
  return { ...server, people };
}

function answering(origin: string, redirectUri: string, people: readonly LocalPerson[]) {
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: localClient.id,
        client_secret: localClient.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: who somebody is stands in the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['of this machine only'] },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: askingWhich(),
      url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    findAccount: (_ctx: unknown, id: string) => accountOf(people.find((person) => person.id === id)),
  });
  const speak = provider.callback();

  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (!pathname.startsWith('/interaction/')) return speak(request, response);
    const chosen = searchParams.get('as');
    if (chosen !== null) return void finish(provider, request, response, chosen);
    response.setHeader('content-type', 'text/html');
    return response.end(choicePage(people, ({ id }) => `${pathname}?as=${encodeURIComponent(id)}`));
  };
}

function askingWhich() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

async function finish(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  accountId: string,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope(String(params['scope']));
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, {
    select_account: {},
    login: { accountId },
    consent,
  });
}

async function accountOf(person: LocalPerson | undefined) {
  if (!person) return undefined;
  const { id, name, email, isConfirmed } = person;
  return { accountId: id, claims: async () => ({ sub: id, name, email, email_verified: isConfirmed }) };
}
