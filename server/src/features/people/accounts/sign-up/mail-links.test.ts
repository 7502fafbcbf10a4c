import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../../testing/cookies.ts';
import {
  mailedToken,
  maya,
  post,
  signIn,
  signUp,
  verifiedPerson,
} from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;

beforeEach(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
afterEach(() => world.close());

const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const verify = (body: object, cookie = '') => post(app, '/api/accounts/verifications', body, { cookie });
const reset = (body: object) => post(app, '/api/password-resets/completions', body);
const me = (cookie: string) => app.inject({ url: '/api/me', headers: { cookie } });

describe('a link in a mail', () => {
  it('works for one of a hundred parallel tries (T25)', async () => {
    const cookie = cookiesOf(await signUp(app));
    const token = await mailedToken(world, 'verify');
    const tries = Array.from({ length: 100 }, () => verify({ token }, cookie));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(99);
  });

  it('gives a new password to one of a hundred parallel tries (T25)', async () => {
    await verifiedPerson(world, app);
    await post(app, '/api/password-resets', { email: maya.email });
    const token = await mailedToken(world, 'reset');
    const tries = Array.from({ length: 100 }, (_, index) =>
      post(app, '/api/password-resets/completions', { token, password: `${index} quiet dawns` }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(99);
  });

  it('works for a day, and not a minute longer', async () => {
    await signUp(app);
    const token = await mailedToken(world, 'verify');
    world.clock.now = new Date(world.clock.now.getTime() + 24 * 60 * 60 * 1000 + 60_000);
    expect(code(await post(app, '/api/accounts/verifications', { token }))).toBe('accounts.link_expired');
  });

  it('confirms elsewhere only with the password that was chosen at sign-up', async () => {
    await signUp(app);
    const token = await mailedToken(world, 'verify');
    expect(code(await verify({ token }))).toBe('accounts.other_browser');
    expect(code(await verify({ token, password: 'somebody else’s' }))).toBe('accounts.wrong_password');
    const confirmed = await verify({ token, password: maya.password });
    expect(confirmed.statusCode).toBe(200);
    expect((await me(cookiesOf(confirmed))).json()).toMatchObject({ username: 'maya' });
  });

  it('that confirms also chooses a new password, which ends what the old one could', async () => {
    const cookie = cookiesOf(await signUp(app));
    const token = await mailedToken(world, 'verify');
    expect((await reset({ token, password: 'two quiet dawns' })).statusCode).toBe(204);
    expect(code(await verify({ token }, cookie))).toBe('accounts.link_expired');
    const old = await post(app, '/api/sessions', { login: 'maya', password: maya.password });
    expect(code(old)).toBe('accounts.wrong_credentials');
    const fresh = await post(app, '/api/sessions', { login: 'maya', password: 'two quiet dawns' });
    expect(fresh.statusCode).toBe(200);
  });

  it('that resets a password confirms nothing by itself', async () => {
    await signUp(app);
    await post(app, '/api/password-resets', { email: maya.email });
    const token = await mailedToken(world, 'reset');
    expect(code(await verify({ token, password: maya.password }))).toBe('accounts.link_expired');
  });

  it('says what a reset could keep, as often as it is asked', async () => {
    await verifiedPerson(world, app);
    await post(app, '/api/password-resets', { email: maya.email });
    const token = await mailedToken(world, 'reset');
    const look = () => post(app, '/api/password-resets/looks', { token });
    await look();
    expect((await look()).json()).toEqual({ passkeys: [], secondFactorSince: null, providers: [] });
  });
});

describe('a new password', () => {
  it('is asked for with one answer for everybody', async () => {
    await verifiedPerson(world, app);
    const known = await post(app, '/api/password-resets', { email: maya.email });
    const unknown = await post(app, '/api/password-resets', { email: 'nobody@example.org' });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body.replace('nobody@', 'maya@')).toBe(known.body);
    expect(world.happened.jobs.map(({ name }) => name)).toEqual([
      'accounts.mail-reset',
      'accounts.mail-reset',
    ]);
  });

  it.each(['maya_writes', 'Maya Roux', 'm.roux@example.org', 'm.roux1'])(
    'is not what everybody knows of its owner: %s',
    async (password) => {
      const owner = { ...maya, username: 'maya_writes', email: 'm.roux@example.org' };
      await verifiedPerson(world, app, owner);
      await post(app, '/api/password-resets', { email: owner.email });
      const token = await mailedToken(world, 'reset');
      expect(code(await reset({ token, password }))).toBe('accounts.password_too_common');
      expect((await reset({ token, password: 'two quiet dawns' })).statusCode).toBe(204);
    },
  );

  it('is looked at only once its link was found to be one', async () => {
    const answer = await reset({ token: 'a'.repeat(43), password: '123456' });
    expect(code(answer)).toBe('accounts.link_expired');
  });

  it('ends every session and is told to the owner', async () => {
    await verifiedPerson(world, app);
    const cookie = await signIn(app);
    await post(app, '/api/password-resets', { email: maya.email });
    const token = await mailedToken(world, 'reset');
    const answer = await post(app, '/api/password-resets/completions', {
      token,
      password: 'two quiet dawns',
    });
    expect(answer.statusCode).toBe(204);
    expect((await me(cookie)).json()).toBeNull();
    expect(world.happened.jobs.map(({ name }) => name)).toEqual(['accounts.mail-password-changed']);
    const old = await post(app, '/api/sessions', { login: 'maya', password: maya.password });
    expect(code(old)).toBe('accounts.wrong_credentials');
    const fresh = await post(app, '/api/sessions', { login: 'maya', password: 'two quiet dawns' });
    expect(fresh.statusCode).toBe(200);
  });
});
