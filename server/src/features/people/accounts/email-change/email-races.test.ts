import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apart, maya, post, signUp } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { emailHands } from './email-change.testing.ts';

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
});
afterEach(() => world.close());

const newEmail = () => `${randomUUID()}@example.org`;
const statusesOf = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted();
const users = () =>
  world.database.db.selectFrom('users').select(['id', 'emailIndex']).where('deletedAt', 'is', null).execute();
const indexOf = (email: string) => world.engines.vault.blindIndex(email);
const orders = Array.from({ length: 6 }, (_, index) => index);

describe('at the same moment', () => {
  it('a link is followed by one of a hundred', async () => {
    const email = newEmail();
    await hands.ask(cookie, email);
    const token = await hands.newestLink(email, 'confirm-email');
    const statuses = await statusesOf(Array.from({ length: 100 }, () => hands.follow(cookie, token)));
    expect(statuses).toEqual([200, ...Array(99).fill(410)]);
    expect(await hands.linksIn(owner.email, 'undo-email')).toHaveLength(1);
  });

  it('one of twenty undoes', async () => {
    await hands.change(cookie, newEmail());
    const token = await hands.newestLink(owner.email, 'undo-email');
    const tries = Array.from({ length: 20 }, (_, index) => hands.undo(token, `${index} quiet dawns`));
    expect(await statusesOf(tries)).toEqual([204, ...Array(19).fill(410)]);
  });

  it('of two addresses asked for, the later one is mailed a link', async () => {
    const emails = [newEmail(), newEmail()];
    await statusesOf(emails.map((email) => hands.ask(cookie, email)));
    const links = [];
    for (const email of emails) links.push(...(await hands.linksIn(email, 'confirm-email')));
    expect(links).toHaveLength(1);
    expect((await hands.follow(cookie, links[0] ?? '')).statusCode).toBe(200);
  });

  it('one of two accounts gets the address that both followed a link to', async () => {
    const other = await hands.member(apart({ ...maya, username: 'tom' }));
    const email = newEmail();
    const tokens = [];
    for (const who of [cookie, other]) {
      await hands.ask(who, email);
      tokens.push(await hands.newestLink(email, 'confirm-email'));
    }
    const [first = '', second = ''] = tokens;
    expect(await statusesOf([hands.follow(cookie, first), hands.follow(other, second)])).toEqual([200, 409]);
  });

  it.each(orders)('an undo wins over the next change, run %i', async () => {
    await hands.change(cookie, newEmail());
    const undo = await hands.newestLink(owner.email, 'undo-email');
    const next = newEmail();
    await hands.ask(cookie, next);
    const token = await hands.newestLink(next, 'confirm-email');
    const [undone] = await Promise.all([
      hands.undo(undo, 'two quiet dawns'),
      hands.follow(cookie, token),
      hands.ask(cookie, newEmail()),
    ]);
    expect(undone.statusCode).toBe(204);
    const [user] = await users();
    expect(user?.emailIndex.equals(indexOf(owner.email))).toBe(true);
    expect(await hands.me(cookie)).toBeNull();
    expect(await world.database.db.selectFrom('emailChanges').selectAll().execute()).toEqual([]);
    expect(await hands.linksIn(next, 'undo-email')).toEqual([]);
  });

  it.each(orders)('nobody gets the address that an account is leaving, run %i', async () => {
    const email = newEmail();
    await hands.ask(cookie, email);
    const token = await hands.newestLink(email, 'confirm-email');
    await Promise.all([
      hands.follow(cookie, token),
      ...Array.from({ length: 4 }, (_, index) =>
        signUp(app, { ...maya, username: `stranger_${index}`, email: owner.email }),
      ),
    ]);
    expect(await users()).toHaveLength(1);
    expect((await hands.me(cookie)).email).toBe(email);
  });

  it.each(orders)('an account is erased, and nothing of it is left, run %i', async () => {
    const { username, password } = owner;
    await hands.change(cookie, newEmail());
    const undo = await hands.newestLink(owner.email, 'undo-email');
    const email = newEmail();
    await hands.ask(cookie, email);
    const token = await hands.newestLink(email, 'confirm-email');
    const statuses = await statusesOf([
      post(app, '/api/me/erasure', { username, password }, { cookie }),
      hands.follow(cookie, token),
      hands.undo(undo, 'two quiet dawns'),
      hands.ask(cookie, newEmail()),
    ]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    // Whoever came first: the undo, which ends the session that erases, or the erasure.
    const left = await users();
    expect(left.length === 0 || left[0]?.emailIndex.equals(indexOf(owner.email))).toBe(true);
    if (left.length > 0) return;
    for (const table of ['emailChanges', 'formerEmails', 'emailUndoLinks'] as const)
      expect(await world.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
