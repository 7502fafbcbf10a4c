import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apart, maya, memberCookie, post, signUp } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { codeIn, emailHands } from './email-change.testing.ts';

let world: World;
let app: FastifyInstance;
let hands: ReturnType<typeof emailHands>;
let owner: typeof maya;
let cookie: string;

beforeEach(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  hands = emailHands(world, app);
  owner = apart();
  cookie = await hands.member(owner);
  world.happened.mails.length = 0;
});
afterEach(() => world.close());

const newEmail = () => `${randomUUID()}@example.org`;
const tom = () => apart({ ...maya, username: 'tom', name: 'Tom' });
const pending = async () =>
  (await app.inject({ url: '/api/me/email-change', headers: { cookie } })).json().asked;
const pass = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};

describe('another address', () => {
  it('is taken by following the link that was mailed there, and the old one is told', async () => {
    const email = newEmail();
    const asked = await hands.ask(cookie, email);
    expect(asked.statusCode).toBe(202);
    expect(asked.json()).toEqual({ email, until: '2026-11-17T10:00:00.000Z' });
    expect((await hands.me(cookie)).email).toBe(owner.email);
    expect((await pending()).email).toBe(email);

    const taken = await hands.follow(cookie, await hands.newestLink(email, 'confirm-email'));
    expect(taken.json()).toMatchObject({ email, username: 'maya' });
    expect(await pending()).toBeNull();
    expect(await hands.kindsTo(email)).toEqual(['account-emailConfirm']);
    expect(await hands.kindsTo(owner.email)).toEqual(['account-emailChanged']);
    expect((await hands.signIn(email, owner.password)).statusCode).toBe(200);
    expect(codeIn(await hands.signIn(owner.email, owner.password))).toBe('accounts.wrong_credentials');
  });

  it('is asked for with a password given within the hour', async () => {
    pass(61);
    expect(codeIn(await hands.ask(cookie, newEmail()))).toBe('accounts.password_needed');
    expect(world.happened.jobs).toEqual([]);
  });

  it('is another one, however it is spelt', async () => {
    expect(codeIn(await hands.ask(cookie, owner.email.toUpperCase()))).toBe('accounts.email_unchanged');
  });

  it('is taken in another session only with a password given within the hour', async () => {
    const email = newEmail();
    await hands.ask(cookie, email);
    const other = await memberCookie(app, owner);
    const token = await hands.newestLink(email, 'confirm-email');
    pass(61);
    expect(codeIn(await hands.follow(other, token))).toBe('accounts.password_needed');
    await post(app, '/api/me/password-confirmations', { password: owner.password }, { cookie: other });
    expect((await hands.follow(other, token)).statusCode).toBe(200);
  });

  it('is taken by nobody who only reads its mails, signed out or signed in as somebody else', async () => {
    const email = newEmail();
    await hands.ask(cookie, email);
    const token = await hands.newestLink(email, 'confirm-email');
    expect(codeIn(await hands.follow('', token))).toBe('accounts.signed_out');
    expect(codeIn(await hands.follow(await hands.member(tom()), token))).toBe('accounts.link_expired');
    expect((await hands.follow(cookie, token)).statusCode).toBe(200);
  });

  it('works for a day, and not a minute longer', async () => {
    const email = newEmail();
    await hands.ask(cookie, email);
    const token = await hands.newestLink(email, 'confirm-email');
    pass(24 * 60 + 1);
    expect(codeIn(await hands.follow(cookie, token))).toBe('accounts.link_expired');
    expect(await pending()).toBeNull();
  });

  it('is no longer asked for once it was dropped', async () => {
    const email = newEmail();
    await hands.ask(cookie, email);
    const token = await hands.newestLink(email, 'confirm-email');
    await app.inject({ method: 'DELETE', url: '/api/me/email-change', headers: { cookie } });
    expect(codeIn(await hands.follow(cookie, token))).toBe('accounts.link_expired');
    expect(await pending()).toBeNull();
  });

  it.each(['the session that asked ends', 'the password is changed elsewhere'])(
    'is no longer asked for when %s',
    async (what) => {
      const email = newEmail();
      await hands.ask(cookie, email);
      const other = await memberCookie(app, owner);
      const token = await hands.newestLink(email, 'confirm-email');
      if (what.startsWith('the session'))
        await app.inject({ method: 'DELETE', url: '/api/sessions/current', headers: { cookie } });
      else
        await app.inject({
          method: 'PUT',
          url: '/api/me/password',
          headers: { cookie: other },
          payload: { current: owner.password, password: 'two quiet dawns' },
        });
      expect(codeIn(await hands.follow(other, token))).toBe('accounts.link_expired');
    },
  );

  it('makes links useless that were mailed to the one before', async () => {
    await hands.forgot(owner.email);
    const token = await hands.newestLink(owner.email, 'reset');
    await hands.change(cookie, newEmail());
    expect(codeIn(await hands.reset(token, 'two quiet dawns'))).toBe('accounts.link_expired');
  });
});

describe('an address that is somebody else’s', () => {
  it('is answered for like any other, and its owner is told instead', async () => {
    const neighbour = tom();
    await hands.member(neighbour);
    const answer = await hands.ask(cookie, neighbour.email);
    expect(answer.statusCode).toBe(202);
    expect((await pending()).email).toBe(neighbour.email);
    expect(await hands.linksIn(neighbour.email, 'confirm-email')).toEqual([]);
    expect((await hands.kindsTo(neighbour.email)).at(-1)).toBe('account-emailTaken');
  });

  it('and became theirs after it was asked for, is told as such to who follows its link', async () => {
    const neighbour = tom();
    await hands.ask(cookie, neighbour.email);
    const token = await hands.newestLink(neighbour.email, 'confirm-email');
    await hands.member(neighbour);
    expect(codeIn(await hands.follow(cookie, token))).toBe('accounts.email_taken');
    expect((await hands.me(cookie)).email).toBe(owner.email);
  });

  it('is nobody’s while nobody has confirmed it', async () => {
    const neighbour = tom();
    await signUp(app, neighbour);
    expect((await hands.change(cookie, neighbour.email)).statusCode).toBe(200);
    expect(codeIn(await hands.signIn(neighbour.username, neighbour.password))).toBe(
      'accounts.wrong_credentials',
    );
  });
});

describe('an address that an account left less than a week ago', () => {
  beforeEach(async () => {
    await hands.change(cookie, newEmail());
    await hands.work();
    world.happened.mails.length = 0;
  });
  const opensAnAccount = async (email: string) => {
    await signUp(app, { ...tom(), email });
    await hands.work();
    return world.happened.mails.some(({ to, kind }) => to === email && kind === 'account-verification');
  };

  it('opens no other account, and whoever reads its mails is told why', async () => {
    expect(await opensAnAccount(owner.email)).toBe(false);
    expect(await hands.kindsTo(owner.email)).toEqual(['account-emailKept']);
    expect(codeIn(await hands.signIn('tom', maya.password))).toBe('accounts.wrong_credentials');
  });

  it('is no other account’s to change to', async () => {
    const other = await hands.member(tom());
    world.happened.mails.length = 0;
    expect((await hands.ask(other, owner.email)).statusCode).toBe(202);
    expect(await hands.linksIn(owner.email, 'confirm-email')).toEqual([]);
    expect(await hands.kindsTo(owner.email)).toEqual(['account-emailKept']);
  });

  it('is anybody’s after a week', async () => {
    pass(7 * 24 * 60);
    expect(await opensAnAccount(owner.email)).toBe(true);
  });

  it('is free with the account that had it, and told that the account is gone', async () => {
    const { username, password } = owner;
    const erased = await post(app, '/api/me/erasure', { username, password }, { cookie });
    expect(erased.statusCode).toBe(204);
    expect(await hands.kindsTo(owner.email)).toEqual(['account-farewell']);
    expect(await opensAnAccount(owner.email)).toBe(true);
  });
});

it('asks as often as the allowance of the person and of the mailbox says', async () => {
  const limited = await world.app({ config: { LIMIT_FACTOR: 1 } });
  const ask = (email: string) => post(limited, '/api/me/email-change', { email }, { cookie });
  const one = newEmail();
  const statuses = [];
  for (const email of [one, one.replace('@', '+a@'), one, one, newEmail(), newEmail()])
    statuses.push((await ask(email)).statusCode);
  expect(statuses).toEqual([202, 202, 202, 429, 202, 429]);
});

it('goes along with the messages that were sent to the team under the address before', async () => {
  const message = { topic: 'question', message: 'May I ask something?', language: 'en' };
  const sent = await post(app, '/api/contact/messages', { ...message, email: owner.email });
  expect(sent.statusCode).toBe(201);
  await hands.change(cookie, newEmail());
  const { username, password } = owner;
  await post(app, '/api/me/erasure', { username, password }, { cookie });
  const rows = await world.database.db.selectFrom('contactMessages').select('isMuted').execute();
  expect(rows).toEqual([{ isMuted: true }]);
  expect(await world.database.db.selectFrom('contactAddresses').selectAll().execute()).toEqual([]);
});
