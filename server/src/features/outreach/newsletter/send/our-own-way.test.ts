import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../../../testing/servers/mail-server.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { makeReaders } from '../make-readers.testing.ts';
import { fillLetter, letterSunday, sendWhatIsDue } from '../send-due-letter.testing.ts';
import { listLanes } from './lanes.queries.ts';

const minute = 60_000;
const week = 7 * 24 * 60;
const minutesAfter = (count: number) => new Date(letterSunday.getTime() + count * minute);
const usedUp = { answer: 550, status: '5.4.5' } as const;

let world: World;
let server: TestMailServer;
const run = (sql: string, values: unknown[] = []) => world.database.pool.query(sql, values);
const sendAt = async (minutes: number) => {
  world.clock.now = minutesAfter(minutes);
  await sendWhatIsDue(world, server.url);
};
const readers = (count: number) => makeReaders({ db: world.database.db, vault: world.jobCtx.vault }, count);
const states = async () =>
  (await run('select state::text from newsletter_deliveries order by issue')).rows.map(({ state }) => state);

beforeAll(async () => {
  world = await testWorld();
  await fillLetter(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startMailServer();
  for (const table of ['newsletter_issues', 'newsletter_subscriptions', 'newsletter_lanes'])
    await run(`delete from ${table}`);
});
afterEach(() => server.stop());

it.each([
  { at: 'recipient', ...usedUp },
  { at: 'message', ...usedUp },
  // Without a code of its kind, as some relays say it.
  { at: 'message', answer: 454 },
] as const)(
  'letters that a used-up relay does not take when they are tried again (%o) come to everybody after a rest',
  async (mood) => {
    const made = await readers(12);
    server.mood = { at: 'recipient', answer: 450 };
    await sendAt(0);
    // Their stretch is done: each has a row.
    server.mood = mood;
    await sendAt(10);
    expect(await states()).toEqual(made.map(() => 'deferred'));
    expect(await listLanes(world.ctx.db)).toMatchObject([{ lane: 'other', trouble: 'exhausted' }]);
    server.mood = 'accept';
    await sendAt(5 * 60);
    expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual(
      made.map(({ email }) => email).toSorted(),
    );
  },
);

it('letters that are put off before anybody was named come to everybody soon, and no lane rests', async () => {
  const made = await readers(12);
  server.mood = { at: 'sender', answer: 451 };
  await sendAt(0);
  expect(await states()).toEqual(made.map(() => 'deferred'));
  expect(await listLanes(world.ctx.db)).toMatchObject([{ trouble: null, pausedUntil: null }]);
  server.mood = 'accept';
  await sendAt(10);
  expect(server.received).toHaveLength(12);
});

it.each([
  { by: 'the relay', answer: usedUp },
  { by: 'the mailbox', answer: { answer: 452, status: '4.2.2' } },
])('readers whose deliveries $by deferred to the end of three issues stay subscribed', async ({ answer }) => {
  await readers(1);
  server.mood = { at: 'recipient', ...answer };
  for (const issue of [0, 1, 2]) {
    await run('update project_stats set published_at = $1', [minutesAfter(issue * week - 600)]);
    await sendAt(issue * week);
    await sendAt(issue * week + 49 * 60);
    await run(`update newsletter_issues set chosen = '{}'`);
  }
  expect(await states()).toEqual(['late', 'late', 'late']);
  const { rows } = await run('select state::text from newsletter_subscriptions');
  expect(rows).toEqual([{ state: 'confirmed' }]);
});
