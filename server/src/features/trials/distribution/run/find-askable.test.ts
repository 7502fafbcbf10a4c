import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newTester } from '../../../../testing/people/testers.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { nightlyUpkeep } from '../learn/nightly-upkeep.ts';
import { findAskable } from './find-askable.ts';

let world: World;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  await world.database.pool.query('truncate users cascade');
  world.clock.now = new Date('2026-11-16T10:00:00.000Z');
});
afterAll(() => world.close());

const ask = () => findAskable(world.database.db, world.clock.now);

it('finds testers by their interests, most promising first, and how many places they have', async () => {
  const eager = await newTester(world, 'eager', ['finance']);
  const idle = await newTester(world, 'idle', ['finance']);
  const other = await newTester(world, 'other', ['saas'], 'fr');
  await nightlyUpkeep(world.jobCtx);
  await world.database.pool.query(
    `update tester_pool set full_multiplier = case tester_id when $1 then 2 else 1 end,
       open_offers = case tester_id when $2 then 2 else 0 end`,
    [eager.id, idle.id],
  );
  const { testerId, language, interests, places } = await ask();
  expect(testerId).toEqual([other.id, eager.id, idle.id]);
  expect(language).toEqual(['fr', 'en', 'en']);
  expect([...interests.subarray(0, 3)]).toEqual([1, 256, 256]);
  expect([...places.subarray(0, 4)]).toEqual([3, 3, 1, 0]);
});

it('leaves out who only makes, and who is not in good standing', async () => {
  const tester = await newTester(world, 'tester', ['finance']);
  const limited = await newTester(world, 'limited', ['finance']);
  const creator = await newTester(world, 'creator', ['finance']);
  await nightlyUpkeep(world.jobCtx);
  await world.database.pool.query(`update users set standing = 'limited' where id = $1`, [limited.id]);
  await world.database.pool.query(`update users set role = 'creator' where id = $1`, [creator.id]);
  expect((await ask()).testerId).toEqual([tester.id]);
});

it('has a night bring back a count of places that has strayed either way', async () => {
  const tester = await newTester(world, 'tester', ['finance']);
  await nightlyUpkeep(world.jobCtx);
  await world.database.pool.query('update tester_pool set open_offers = 3');
  expect((await ask()).testerId).toEqual([]);
  await nightlyUpkeep(world.jobCtx);
  expect((await ask()).testerId).toEqual([tester.id]);
});

it('leaves out who was asked twice this week and who is at rest, so that others get their turn', async () => {
  const [fresh, busy, asleep, rested] = [
    await newTester(world, 'fresh', ['finance']),
    await newTester(world, 'busy', ['finance']),
    await newTester(world, 'asleep', ['finance']),
    await newTester(world, 'rested', ['finance']),
  ];
  await nightlyUpkeep(world.jobCtx);
  const daysAgo = (days: number) => new Date(world.clock.now.getTime() - days * 86_400_000);
  await world.database.pool.query(
    'update tester_pool set last_message_at = $2, previous_message_at = $3 where tester_id = $1',
    [busy.id, daysAgo(3), daysAgo(6)],
  );
  for (const [{ id }, expiry] of [[asleep, daysAgo(13)] as const, [rested, daysAgo(15)] as const]) {
    await world.database.pool.query(
      'update tester_pool set messages_unseen = 6, last_expiry_at = $2 where tester_id = $1',
      [id, expiry],
    );
  }
  expect((await ask()).testerId.toSorted()).toEqual([fresh.id, rested.id].toSorted());
});
