import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../testing/people/authenticator.ts';
import { addPasskey, enterWithPasskey } from '../../../../testing/people/passkeys.ts';
import { apart, type maya, memberCookie, post } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { codeIn, emailHands } from './email-change.testing.ts';

const chosen = 'two quiet dawns';
let world: World;
let app: FastifyInstance;
let hands: ReturnType<typeof emailHands>;
let owner: typeof maya;
let cookie: string;
let second: string;

beforeEach(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  hands = emailHands(world, app);
  owner = apart();
  second = newEmail();
  cookie = await hands.member(owner);
  await hands.change(cookie, second);
});
afterEach(() => world.close());

const newEmail = () => `${randomUUID()}@example.org`;
const undoLink = (email = owner.email) => hands.newestLink(email, 'undo-email');
const look = async (token: string) => post(app, '/api/email-undos/looks', { token });
const pass = (days: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + days * 24 * 60 * 60_000);
};
const addressNow = async () =>
  (await hands.me(await memberCookie(app, { ...owner, password: chosen }))).email;

it('puts the old address back, ends every session and takes the password that is chosen', async () => {
  const token = await undoLink();
  expect((await look(token)).json()).toEqual({
    email: owner.email,
    passkeys: [],
    secondFactorSince: null,
    providers: [],
  });
  expect((await hands.undo(token, chosen)).statusCode).toBe(204);
  expect(await hands.me(cookie)).toBeNull();
  expect(await addressNow()).toBe(owner.email);
  expect(codeIn(await hands.signIn(owner.username, owner.password))).toBe('accounts.wrong_credentials');
  expect(codeIn(await hands.undo(token, chosen))).toBe('accounts.link_expired');
  expect(await hands.kindsTo(second)).toEqual(['account-emailConfirm', 'account-emailDropped']);
  expect((await hands.kindsTo(owner.email)).at(-1)).toBe('account-passwordChanged');
});

it('leaves no passkey but those that were ticked', async () => {
  const [strange, own] = [createAuthenticator(), createAuthenticator()];
  for (const authenticator of [strange, own]) await addPasskey(app, cookie, authenticator);
  const token = await undoLink();
  const [, kept] = (await look(token)).json().passkeys;
  const keep = { passkeys: [kept.id], secondFactor: false };
  await post(app, '/api/email-undos', { token, password: chosen, keep });
  expect((await enterWithPasskey(app, strange)).statusCode).not.toBe(200);
  expect((await enterWithPasskey(app, own)).statusCode).toBe(200);
});

it('works for seven days after the change, and not a minute longer', async () => {
  const token = await undoLink();
  pass(7 - 1 / 1440);
  expect((await look(token)).statusCode).toBe(200);
  pass(1 / 1440);
  expect(codeIn(await look(token))).toBe('accounts.link_expired');
  expect(codeIn(await hands.undo(token, chosen))).toBe('accounts.link_expired');
});

it('is mailed again to whoever forgot their password at the old address, and every link of it works', async () => {
  const first = await undoLink();
  await hands.forgot(owner.email);
  const again = await undoLink();
  expect(again).not.toBe(first);
  expect((await look(again)).statusCode).toBe(200);
  expect((await hands.undo(first, chosen)).statusCode).toBe(204);
});

it('refuses a password that everybody would guess, and stays usable', async () => {
  const token = await undoLink();
  expect(codeIn(await hands.undo(token, owner.email))).toBe('accounts.password_too_common');
  expect((await hands.undo(token, chosen)).statusCode).toBe(204);
});

it('stays with the first address however often the account is changed after, and ends what came after', async () => {
  const last = newEmail();
  pass(3);
  const later = await memberCookie(app, { ...owner, email: second });
  await hands.change(later, last);
  const between = await undoLink(second);
  expect((await hands.undo(await undoLink(), chosen)).statusCode).toBe(204);
  expect(codeIn(await hands.undo(between, 'four warm stones'))).toBe('accounts.link_expired');
  expect(await addressNow()).toBe(owner.email);
});

it('by a later address does not take it from the first one', async () => {
  await hands.change(cookie, newEmail());
  expect((await hands.undo(await undoLink(second), 'four warm stones')).statusCode).toBe(204);
  expect((await hands.undo(await undoLink(), chosen)).statusCode).toBe(204);
  expect(await addressNow()).toBe(owner.email);
});

it('is not given to an address that stood between an account and its return to the one before', async () => {
  expect((await hands.change(cookie, owner.email)).statusCode).toBe(200);
  expect(await hands.linksIn(second, 'undo-email')).toEqual([]);
  expect((await hands.kindsTo(second)).at(-1)).toBe('account-emailDropped');
  expect(await world.database.db.selectFrom('formerEmails').selectAll().execute()).toEqual([]);
});

it('makes a link useless that was being mailed to the address which it takes away', async () => {
  await hands.forgot(second);
  const token = await hands.newestLink(second, 'reset');
  const { tokenHash, ...row } = await world.database.db
    .selectFrom('mailTokens')
    .selectAll()
    .executeTakeFirstOrThrow();
  await hands.undo(await undoLink(), chosen);
  // As if the job had written it a moment later.
  await world.database.db
    .insertInto('mailTokens')
    .values({ tokenHash, ...row })
    .execute();
  expect(codeIn(await hands.reset(token, 'four warm stones'))).toBe('accounts.link_expired');
});

it('forgets what is over', async () => {
  await hands.ask(cookie, newEmail());
  await hands.work();
  pass(8);
  world.happened.jobs.push({ name: 'accounts.forget-ended', payload: {} });
  await hands.work();
  for (const table of ['emailChanges', 'formerEmails', 'emailUndoLinks'] as const)
    expect(await world.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
