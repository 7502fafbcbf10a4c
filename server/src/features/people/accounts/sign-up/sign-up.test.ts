import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { mailedToken, maya, post, signUp, verifiedPerson } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;

beforeEach(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
afterEach(() => world.close());

const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

describe('an account that nobody has confirmed', () => {
  it('makes way for a newer one with its address, and its link with it', async () => {
    const older = await signUp(app, { ...maya, username: 'maya_before', password: 'an earlier tide' });
    const olderToken = await mailedToken(world, 'verify');
    const newer = await signUp(app);
    const token = await mailedToken(world, 'verify');
    const verify = (used: string, by: typeof older) =>
      post(app, '/api/accounts/verifications', { token: used }, { cookie: cookiesOf(by) });
    expect(code(await verify(olderToken, older))).toBe('accounts.link_expired');
    expect(code(await verify(token, older))).toBe('accounts.other_browser');
    expect((await verify(token, newer)).json()).toMatchObject({ username: 'maya' });
  });

  it('is one after twenty sign-ups with its address at once, and its owner gets in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signUp(app, { ...maya, username: `maya_${index}` })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    const users = await world.database.db.selectFrom('users').select('username').execute();
    expect(users).toHaveLength(1);
    const { password } = maya;
    const token = await mailedToken(world, 'verify');
    const confirmed = await post(app, '/api/accounts/verifications', { token, password });
    expect(confirmed.json()).toMatchObject(users[0] ?? {});
  });

  it('gives its username back to the browser that signed up, whatever password is chosen', async () => {
    const cookie = cookiesOf(await signUp(app, { ...maya, email: 'mistyped@example.org' }));
    const other = { ...maya, password: 'another tide', role: 'both', language: 'en' };
    expect((await post(app, '/api/accounts', other, { cookie })).statusCode).toBe(202);
  });
});

describe('opening an account', () => {
  it('answers with the address and mails a link that opens it once', async () => {
    const answer = await signUp(app);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ email: maya.email });

    const token = await mailedToken(world, 'verify');
    expect(world.happened.mails.at(-1)).toMatchObject({
      to: maya.email,
      subject: 'Confirm your e-mail address',
    });
    const cookie = cookiesOf(answer);
    const confirmed = await post(app, '/api/accounts/verifications', { token }, { cookie });
    expect(confirmed.statusCode).toBe(200);
    const me = await app.inject({ url: '/api/me', headers: { cookie: cookiesOf(confirmed) } });
    expect(me.json()).toMatchObject({ username: 'maya' });
    expect(code(await post(app, '/api/accounts/verifications', { token }, { cookie }))).toBe(
      'accounts.link_expired',
    );
  });

  it('is refused with a taken username, in the words of the product', async () => {
    await signUp(app);
    const second = await signUp(app, {
      ...maya,
      email: 'other@example.org',
      password: 'a password of his own',
    });
    expect(second.statusCode).toBe(409);
    expect(second.json().error.message).toBe('Username is already taken. Please choose another.');
  });

  it('may be repeated with another address by whoever mistyped it, until it is confirmed', async () => {
    await signUp(app, { ...maya, email: 'mistyped@example.org' });
    const again = await signUp(app);
    expect(again.statusCode).toBe(202);
    expect(
      code(await signUp(app, { ...maya, email: 'third@example.org', password: 'not her password' })),
    ).toBe('accounts.username_taken');
    const token = await mailedToken(world, 'verify');
    await post(app, '/api/accounts/verifications', { token }, { cookie: cookiesOf(again) });
    expect(code(await signUp(app, { ...maya, email: 'fourth@example.org' }))).toBe('accounts.username_taken');
  });

  it('gives one username to one of four who ask at once', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) =>
        signUp(app, { ...maya, email: `${letter}@example.org`, password: `four words of ${letter}` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409, 409]);
    const sentences = answers
      .filter(({ statusCode }) => statusCode === 409)
      .map((one) => one.json().error.message);
    expect(new Set(sentences)).toEqual(new Set(['Username is already taken. Please choose another.']));
  });

  it('answers the same for a known address, opens nothing, and tells its owner by mail', async () => {
    await verifiedPerson(world, app);
    const known = await signUp(app, { ...maya, username: 'somebody_else' });
    expect(world.happened.jobs.map(({ name }) => name)).toEqual(['accounts.mail-second-account']);
    const unknown = await signUp(app, { ...maya, email: 'mara@example.org', username: 'mara' });
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(known.body).toBe(unknown.body.replace('mara@', 'maya@'));
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    expect(known.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual(
      unknown.cookies.map(({ name, maxAge }) => [name, maxAge]),
    );
    const free = await app.inject('/api/usernames/somebody_else');
    expect(free.json()).toEqual({ available: true });
  });

  it.each([
    ['role', 'admin'],
    ['emailVerified', true],
    ['emailVerifiedAt', '2026-11-16T10:00:00.000Z'],
    ['email_verified_at', '2026-11-16T10:00:00.000Z'],
    ['id', '00000000-0000-4000-8000-000000000000'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['passwordHash', 'scrypt$2$1$1$AA==$AA=='],
    ['emailIndex', 'AA=='],
    ['isAdmin', true],
    ['banned', false],
    ['suspendedUntil', null],
    ['validated', true],
    ['termsToAccept', null],
    ['termsAcceptedAt', '2026-11-16T10:00:00.000Z'],
    ['badges', ['founder']],
  ])('is refused to whoever decides %s themselves (T21)', async (field, value) => {
    const answer = await post(app, '/api/accounts', {
      ...maya,
      role: 'both',
      language: 'en',
      [field]: value,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 'request.invalid', fields: [field] });
    expect(await world.database.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it.each(['123456', 'password', 'qwerty'])(
    'refuses %s, which is among the first guesses',
    async (password) => {
      expect(code(await signUp(app, { ...maya, password }))).toBe('accounts.password_too_common');
    },
  );

  it('keeps neither the address nor the password readable', async () => {
    await signUp(app);
    const { rows } = await world.database.pool.query('select users::text as row from users');
    expect(rows[0].row).not.toContain('maya@');
    expect(rows[0].row).not.toContain(Buffer.from(maya.email).toString('hex'));
    expect(rows[0].row).not.toContain(maya.password);
  });
});
