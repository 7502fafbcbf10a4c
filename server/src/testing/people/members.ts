import { terms } from '@firstlight/contract/legal.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sessionEnd } from '../../features/people/accounts/account/account-times.ts';
import { insertUser, markVerified } from '../../features/people/accounts/account/users.queries.ts';
import { insertAcceptance, insertSession } from '../../features/people/accounts/session/sessions.queries.ts';
import { sessionCookie } from '../../features/people/accounts/session-cookie.ts';
import { newToken } from '../../platform/crypto/secret-token.ts';
import type { World } from '../world.ts';
import { maya, type Person } from './people.ts';

export const tom: Person = {
  name: 'Tom Lefèvre',
  username: 'tom',
  email: 'tom@example.org',
  password: 'two quiet dawns',
};

/** The way of a browser in which somebody has signed in and accepted the terms. */
export interface Browser {
  userId: string;
  cookie: string;
  ask(method: Method, url: string, payload?: object): Promise<LightMyRequestResponse>;
}

type Method = 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'POST';

/** Somebody signed in, without the mails and the hashing that tests of accounts are about. */
export async function memberOf(
  { database: { db }, engines }: World,
  app: FastifyInstance,
  { password: _, ...person }: Person = maya,
): Promise<Browser> {
  const { newId, now, vault, config } = engines;
  const userId = newId();
  const user = { ...person, id: userId, role: 'both', language: 'en', createdAt: now() } as const;
  await insertUser(db, vault, { ...user, passwordHash: 'none' });
  await markVerified(db, userId, now());
  await insertAcceptance(db, userId, terms.version, now());
  const { token, tokenHash } = newToken();
  await insertSession(db, {
    id: newId(),
    userId,
    tokenHash,
    createdAt: now(),
    identityConfirmedAt: now(),
    tookSecondStep: false,
    browser: null,
    system: null,
    expiresAt: sessionEnd(now()),
  });
  const cookie = sessionCookie(token, config.APP_ORIGIN).split(';')[0] ?? '';
  return {
    userId,
    cookie,
    ask: (method, url, payload) =>
      app.inject({ method, url, headers: { cookie }, ...(payload === undefined ? {} : { payload }) }),
  };
}

export const codeOf = (answer: LightMyRequestResponse): string => answer.json().error.code;
