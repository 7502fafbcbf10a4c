import { PassThrough } from 'node:stream';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logOptions } from '../../platform/log.ts';
import { cookiesOf } from '../../testing/cookies.ts';
import { createAuthenticator } from '../../testing/people/authenticator.ts';
import { addPasskey } from '../../testing/people/passkeys.ts';
import { acceptTerms, mailedToken, maya, post, verifiedPerson } from '../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../testing/world.ts';
import { watchedOperations } from './watch-security.ts';

interface Line {
  security: string;
  outcome: string;
  account: string | null;
  from: string;
}

let world: World;
let app: FastifyInstance;
let paper: PassThrough;

beforeEach(async () => {
  world = await testWorld();
  paper = new PassThrough();
  world.engines.log = pino(logOptions('info'), paper);
  app = await world.app(unlimited);
  await verifiedPerson(world, app);
  printed();
});
afterEach(() => world.close());

/** What was printed since the last look. */
function printed(): Line[] {
  const text = String(paper.read() ?? '');
  for (const secret of [maya.email, maya.username, '127.0.0.1', maya.password])
    expect(text).not.toContain(secret);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ security }) => security !== undefined);
}

const signIn = (password: string, login = 'maya') => post(app, '/api/sessions', { login, password });

describe('the security log', () => {
  it('has one line for a failed and for a successful sign-in, about the same account', async () => {
    await signIn('wrong but long');
    await signIn(maya.password);
    await signIn('wrong but long', 'nobody');
    const [failed, succeeded, nobody, ...more] = printed();
    expect(more).toEqual([]);
    expect(failed).toMatchObject({ security: 'accounts.signIn', outcome: 'accounts.wrong_credentials' });
    expect(succeeded).toMatchObject({ security: 'accounts.signIn', outcome: 'done' });
    expect(failed?.account).toMatch(/^[\w-]{12}$/);
    expect(succeeded?.account).toBe(failed?.account);
    expect(nobody?.account).not.toBe(failed?.account);
    expect(nobody?.from).toBe(failed?.from);
  });

  it('has one line for a reset asked for, done, and tried again', async () => {
    await post(app, '/api/password-resets', { email: maya.email });
    const token = await mailedToken(world, 'reset');
    const reset = () => post(app, '/api/password-resets/completions', { token, password: 'two quiet dawns' });
    await reset();
    await reset();
    expect(printed().map(({ security, outcome }) => [security, outcome])).toEqual([
      ['accounts.forgotPassword', 'done'],
      ['accounts.resetPassword', 'done'],
      ['accounts.resetPassword', 'accounts.link_expired'],
    ]);
  });

  it('has one line for a factor that comes, and for a right that is refused', async () => {
    const cookie = cookiesOf(await signIn(maya.password));
    await acceptTerms(app, cookie);
    printed();
    await addPasskey(app, cookie, createAuthenticator());
    await app.inject({ url: '/api/admin/distribution-runs/latest', headers: { cookie } });
    expect(printed().map(({ outcome }) => outcome)).toEqual(['done', 'accounts.admins_only']);
  });

  it('has one line a minute for a limit that somebody hits', async () => {
    const limited = await world.app({ config: { LIMIT_FACTOR: 1_000 } });
    for (let time = 0; time < 12; time += 1)
      await post(limited, '/api/sessions', { login: 'nobody', password: 'wrong but long' });
    const outcomes = printed().map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...Array(5).fill('accounts.wrong_credentials'), 'request.too_many']);
  });

  it('watches operations that exist', () => {
    const names = new Set(endpoints.map(({ name }) => name));
    expect([...watchedOperations].filter((name) => !names.has(name))).toEqual([]);
  });
});
