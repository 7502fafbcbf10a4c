import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apart, memberCookie, post, signIn, verifiedPerson } from '../../../../testing/people/people.ts';
import { randomAddress, testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let cookie: string;

beforeEach(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  await verifiedPerson(world, app, maya);
  cookie = await memberCookie(app, maya);
  world.happened.jobs.length = 0;
});
afterEach(() => world.close());

const maya = apart();
const tom = apart({ name: 'Tom', username: 'tom', email: '', password: 'four warm stones' });
const chosen = 'two quiet dawns';
const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const send = (method: 'PUT' | 'POST' | 'DELETE' | 'GET', url: string, payload?: object, as = cookie) =>
  app.inject({ method, url, headers: { cookie: as }, ...(payload && { payload }) });
const change = (current: string, password: string, as = cookie) =>
  send('PUT', '/api/me/password', { current, password }, as);
const me = async (as: string) => (await send('GET', '/api/me', undefined, as)).json();
const pass = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};

describe('changing the password', () => {
  it('ends every other session, keeps this one, and is told to the owner', async () => {
    const other = await signIn(app, maya);
    expect((await change(maya.password, chosen)).statusCode).toBe(204);
    expect(await me(other)).toBeNull();
    expect(await me(cookie)).toMatchObject({ username: 'maya' });
    expect(world.happened.jobs.map(({ name }) => name)).toEqual(['accounts.mail-password-changed']);
    const old = await post(app, '/api/sessions', { login: 'maya', password: maya.password });
    expect(code(old)).toBe('accounts.wrong_credentials');
    expect((await post(app, '/api/sessions', { login: 'maya', password: chosen })).statusCode).toBe(200);
  });

  it('needs the present one, and changes nothing without', async () => {
    const other = await signIn(app, maya);
    expect(code(await change('not her password', chosen))).toBe('accounts.wrong_password');
    expect(await me(other)).not.toBeNull();
    expect(world.happened.jobs).toEqual([]);
  });

  it.each(['123456', maya.email, 'Maya Roux'])('refuses %s, which others would guess', async (guess) => {
    expect(code(await change(maya.password, guess))).toBe('accounts.password_too_common');
  });

  it('refuses five characters', async () => {
    expect(code(await change(maya.password, 'x7&kQ'))).toBe('request.invalid');
  });

  it('happens once when two ask for it at the same time', async () => {
    const answers = await Promise.all([
      change(maya.password, chosen),
      change(maya.password, 'three more dawns'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403]);
  });

  it('leaves no session that was being opened with the old password', async () => {
    const [answer, ...opened] = await Promise.all([
      change(maya.password, chosen),
      ...Array.from({ length: 8 }, () => signIn(app, maya)),
    ]);
    expect(answer.statusCode).toBe(204);
    const rows = await world.database.db.selectFrom('sessions').select('id').execute();
    expect(rows).toHaveLength(1);
    expect(opened).toHaveLength(8);
    expect(await me(cookie)).not.toBeNull();
  });

  it('is judged five times in a quarter of an hour, together with confirming it', async () => {
    // Ids repeat from world to world, and the limiter is shared by all of them.
    const { takeLimit } = world.engines;
    const remoteAddress = randomAddress();
    const limited = await world.app({ takeLimit: (name, key) => takeLimit(name, `${key}:${remoteAddress}`) });
    const ask = (index: number) =>
      limited.inject({
        method: index % 2 ? 'PUT' : 'POST',
        url: index % 2 ? '/api/me/password' : '/api/me/password-confirmations',
        headers: { cookie },
        remoteAddress,
        payload: index % 2 ? { current: 'a wrong one', password: chosen } : { password: 'a wrong one' },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(index)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

describe('what asks for the password again', () => {
  const guarded = () => send('POST', '/api/me/second-factor');

  it('does not within an hour of signing in', async () => {
    pass(59);
    expect((await guarded()).statusCode).toBe(201);
  });

  it('does after an hour, until it was given', async () => {
    pass(61);
    const refused = await guarded();
    expect(refused.statusCode).toBe(403);
    expect(code(refused)).toBe('accounts.password_needed');
    const wrong = await send('POST', '/api/me/password-confirmations', { password: 'not hers' });
    expect(code(wrong)).toBe('accounts.wrong_password');
    expect((await guarded()).statusCode).toBe(403);
    const right = await send('POST', '/api/me/password-confirmations', { password: maya.password });
    expect(right.statusCode).toBe(204);
    expect((await guarded()).statusCode).toBe(201);
  });

  it('is answered for one session, not for the others', async () => {
    const other = await signIn(app, maya);
    pass(61);
    await send('POST', '/api/me/password-confirmations', { password: maya.password });
    expect(code(await send('POST', '/api/me/second-factor', undefined, other))).toBe(
      'accounts.password_needed',
    );
  });
});

describe('the sessions', () => {
  const list = async (as = cookie) => (await send('GET', '/api/me/sessions', undefined, as)).json().sessions;

  it('are told in words, this one first, without what the browser said about itself', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await post(app, '/api/sessions', { login: 'maya', password: maya.password }, { 'user-agent': userAgent });
    pass(1);
    const sessions = await list();
    expect(sessions).toMatchObject([
      { isCurrent: true },
      { isCurrent: false, browser: 'Firefox', system: 'Linux' },
    ]);
    const { rows } = await world.database.pool.query('select sessions::text as row from sessions');
    expect(JSON.stringify(rows)).not.toContain('Gecko');
  });

  it('are only one’s own, to see and to end', async () => {
    await verifiedPerson(world, app, tom);
    const his = await memberCookie(app, tom);
    expect(await list()).toHaveLength(1);
    const [{ id }] = await list(his);
    expect(code(await send('DELETE', `/api/me/sessions/${id}`))).toBe('request.not_found');
    expect(await me(his)).not.toBeNull();
  });

  it('end one by one, for one of twenty who ask', async () => {
    const other = await signIn(app, maya);
    const [, { id }] = await list();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('DELETE', `/api/me/sessions/${id}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(19);
    expect(await me(other)).toBeNull();
    expect(await me(cookie)).not.toBeNull();
  });

  it('end all but this one', async () => {
    const others = [await signIn(app, maya), await signIn(app, maya)];
    expect((await send('DELETE', '/api/me/sessions')).statusCode).toBe(204);
    expect(await Promise.all(others.map(me))).toEqual([null, null]);
    expect(await list()).toHaveLength(1);
  });

  it('end each other at the same moment, and one at most is left', async () => {
    const other = await signIn(app, maya);
    await Promise.all([
      send('DELETE', '/api/me/sessions'),
      send('DELETE', '/api/me/sessions', undefined, other),
    ]);
    const rows = await world.database.db.selectFrom('sessions').select('id').execute();
    expect(rows.length).toBeLessThanOrEqual(1);
  });
});
