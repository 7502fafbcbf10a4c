import { randomUUID } from 'node:crypto';
import { terms } from '@firstlight/contract/legal.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { mailReset, mailVerification } from '../../features/people/accounts/accounts.jobs.ts';
import { cookiesOf } from '../cookies.ts';
import type { World } from '../world.ts';

export interface Person {
  name: string;
  username: string;
  email: string;
  password: string;
}

export const maya: Person = {
  name: 'Maya Roux',
  username: 'maya',
  email: 'maya@example.org',
  password: 'three slow tides',
};

/** With a mailbox of their own: how often one gets mail is counted in a Redis that other tests use too. */
export function apart(person: Person = maya): Person {
  return { ...person, email: `${randomUUID()}@example.org` };
}

export const post = (app: FastifyInstance, url: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

export function signUp(app: FastifyInstance, person: Person = maya): Promise<LightMyRequestResponse> {
  return post(app, '/api/accounts', { ...person, role: 'both', language: 'en' });
}

/** Runs the mail jobs written so far and gives the token of the last link mailed. */
export async function mailedToken(world: World, purpose: 'verify' | 'reset'): Promise<string> {
  const wanted = purpose === 'verify' ? mailVerification : mailReset;
  for (const job of world.happened.jobs.splice(0)) {
    if (job.name === wanted.name) await wanted.run(world.jobCtx, job.payload);
  }
  const text = world.happened.mails.at(-1)?.text ?? '';
  return new RegExp(`mode=${purpose}#token=([\\w-]{43})`).exec(text)?.[1] ?? '';
}

/** Somebody with an account, signed in nowhere. */
export async function verifiedPerson(
  world: World,
  app: FastifyInstance,
  person: Person = maya,
): Promise<void> {
  const cookie = cookiesOf(await signUp(app, person));
  const token = await mailedToken(world, 'verify');
  const confirmed = await post(app, '/api/accounts/verifications', { token }, { cookie });
  const headers = { cookie: cookiesOf(confirmed) };
  await app.inject({ method: 'DELETE', url: '/api/sessions/current', headers });
  // What follows from the confirmation is not what such a test is about.
  world.happened.jobs.length = 0;
}

/** The cookie of a fresh session. */
export async function signIn(app: FastifyInstance, person: Person = maya): Promise<string> {
  const { email: login, password } = person;
  const answer = await post(app, '/api/sessions', { login, password });
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

export async function acceptTerms(app: FastifyInstance, cookie: string): Promise<void> {
  await post(app, '/api/me/terms', { version: terms.version }, { cookie });
}

/** The cookie of somebody who may do everything a member may. */
export async function memberCookie(app: FastifyInstance, person: Person = maya): Promise<string> {
  const cookie = await signIn(app, person);
  await acceptTerms(app, cookie);
  return cookie;
}
