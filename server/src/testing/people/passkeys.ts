import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { cookiesOf } from '../cookies.ts';
import type { Authenticator } from './authenticator.ts';
import { post } from './people.ts';

/** Adds a passkey to the account that is signed in with a cookie. */
export async function addPasskey(
  app: FastifyInstance,
  cookie: string,
  authenticator: Authenticator,
  said: Parameters<Authenticator['create']>[1] = {},
): Promise<LightMyRequestResponse> {
  const asked = await post(app, '/api/me/passkeys/challenges', {}, { cookie });
  const made = authenticator.create(asked.json().challenge, said);
  const cookies = `${cookie}; ${cookiesOf(asked)}`;
  return post(app, '/api/me/passkeys', { name: 'My phone', ...made }, { cookie: cookies });
}

export async function enterWithPasskey(
  app: FastifyInstance,
  authenticator: Authenticator,
  said: Parameters<Authenticator['get']>[1] = {},
): Promise<LightMyRequestResponse> {
  const asked = await post(app, '/api/sessions/passkeys/challenges', {});
  const answer = authenticator.get(asked.json().challenge, said);
  return post(app, '/api/sessions/passkeys', answer, { cookie: cookiesOf(asked) });
}
