import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maya, post, signIn, signUp, verifiedPerson } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;

beforeEach(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
afterEach(() => world.close());

const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const me = (cookie: string) => app.inject({ url: '/api/me', headers: { cookie } });

describe('signing in', () => {
  it.each([maya.email, maya.email.toUpperCase(), maya.username, 'MAYA'])('works with %s', async (login) => {
    await verifiedPerson(world, app);
    const answer = await post(app, '/api/sessions', { login, password: maya.password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ username: 'maya', email: maya.email, termsToAccept: 'v1.0' });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  it('asks for the confirmation only from whoever has the right password', async () => {
    await signUp(app);
    const right = await post(app, '/api/sessions', { login: 'maya', password: maya.password });
    expect(right.json().error.message).toBe(
      'Please verify your email before signing in. Check your inbox for the verification link.',
    );
    const wrong = await post(app, '/api/sessions', { login: 'maya', password: 'wrong but long' });
    expect(code(wrong)).toBe('accounts.wrong_credentials');
  });

  it('hashes a password anew once guesses are to cost more, for all who come at once', async () => {
    await verifiedPerson(world, app);
    const hashOf = async () =>
      (await world.database.db.selectFrom('users').select('passwordHash').executeTakeFirstOrThrow())
        .passwordHash;
    const cheap = await hashOf();
    world.engines.passwordCost = { N: 2 ** 11, r: 8, p: 1 };
    const dearer = await world.app(unlimited);
    const enter = (password: string) => post(dearer, '/api/sessions', { login: 'maya', password });
    expect((await enter('wrong but long')).statusCode).toBe(401);
    expect(await hashOf()).toBe(cheap);
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(maya.password)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const dear = await hashOf();
    expect(dear).toMatch(/^scrypt\$2048\$8\$1\$/);
    expect((await enter(maya.password)).statusCode).toBe(200);
    expect(await hashOf()).toBe(dear);
  });

  it('says the same to a wrong password and to a name nobody has', async () => {
    await verifiedPerson(world, app);
    const wrong = await post(app, '/api/sessions', { login: 'maya', password: 'wrong but long' });
    const nobody = await post(app, '/api/sessions', { login: 'nobody', password: 'wrong but long' });
    const bare = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
    expect(bare(nobody.body)).toBe(bare(wrong.body));
    expect(nobody.statusCode).toBe(wrong.statusCode);
  });

  it('stores only the fingerprint of the session', async () => {
    await verifiedPerson(world, app);
    const [, token = ''] = (await signIn(app)).split('=');
    const { rows } = await world.database.pool.query('select sessions::text as row from sessions');
    expect(token).toHaveLength(43);
    expect(rows[0].row).not.toContain(token);
  });
});

describe('a session', () => {
  it('is dead at the next request once it was signed out', async () => {
    await verifiedPerson(world, app);
    const cookie = await signIn(app);
    expect((await me(cookie)).json()).toMatchObject({ username: 'maya' });
    const out = await app.inject({ method: 'DELETE', url: '/api/sessions/current', headers: { cookie } });
    expect(out.statusCode).toBe(204);
    expect(String(out.headers['set-cookie'])).toMatch(/Max-Age=0/);
    expect((await me(cookie)).json()).toBeNull();
  });

  it.each([
    ['14 days unused', [15]],
    ['30 days, however often it was used', [10, 10, 11]],
  ])('ends after %s', async (_name, steps) => {
    await verifiedPerson(world, app);
    const cookie = await signIn(app);
    for (const days of steps.slice(0, -1)) {
      world.clock.now = new Date(world.clock.now.getTime() + days * 86_400_000);
      expect((await me(cookie)).json()).not.toBeNull();
    }
    world.clock.now = new Date(world.clock.now.getTime() + (steps.at(-1) ?? 0) * 86_400_000);
    expect((await me(cookie)).json()).toBeNull();
  });

  it('that nobody knows is a guest’s', async () => {
    expect((await me('session=made-up')).json()).toBeNull();
    const answer = await app.inject({ method: 'DELETE', url: '/api/sessions/current' });
    expect(code(answer)).toBe('accounts.signed_out');
  });
});

describe('the terms', () => {
  it('are accepted once, with version and time', async () => {
    await verifiedPerson(world, app);
    const cookie = await signIn(app);
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(app, '/api/me/terms', { version: 'v1.0' }, { cookie });
      expect(answer.statusCode).toBe(204);
    }
    expect((await me(cookie)).json().termsToAccept).toBeNull();
    const rows = await world.database.db.selectFrom('termsAcceptances').selectAll().execute();
    expect(rows).toMatchObject([{ version: 'v1.0', acceptedAt: world.clock.now }]);
  });

  it('of another version cannot be accepted', async () => {
    await verifiedPerson(world, app);
    const cookie = await signIn(app);
    expect((await post(app, '/api/me/terms', { version: 'v0.9' }, { cookie })).statusCode).toBe(400);
  });
});
