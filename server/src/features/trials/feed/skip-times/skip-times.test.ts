import { skipTimeRules } from '@firstlight/contract/trials/feed/feed-rules.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { as } from '../../../../testing/people/testers.ts';
import { newMember } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { readSkipTimes } from './read-skip-times.ts';
import { recordSkipTime } from './record-skip-time.ts';

let world: World;
let tester: Member;
beforeAll(async () => {
  world = await testWorld();
  tester = await newMember(world, 'tester');
});
beforeEach(async () => {
  await world.database.pool.query('delete from skip_times');
  world.clock.now = new Date('2026-11-16T10:00:00Z');
});
afterAll(() => world.close());

async function took(...seconds: number[]): Promise<void> {
  for (const one of seconds) await recordSkipTime(as(world, tester), { seconds: one });
}
const { toldFrom, windowDays } = skipTimeRules;
const laterBy = (days: number) => {
  world.clock.now = new Date(Date.parse('2026-11-16T10:00:00Z') + days * 86_400_000);
};

it('the time a skip takes is told by its median, of the days before today', async () => {
  const slow = Array.from({ length: toldFrom / 2 - 1 }, () => 40);
  await took(...Array.from({ length: toldFrom / 2 }, () => 7), ...slow);
  expect(await readSkipTimes(world.ctx)).toEqual({ median: null, count: 0 });
  laterBy(1);
  expect(await readSkipTimes(world.ctx)).toEqual({ median: null, count: toldFrom - 1 });
  await took(9);
  laterBy(2);
  expect(await readSkipTimes(world.ctx)).toEqual({ median: 7, count: toldFrom });
  laterBy(windowDays + 1);
  expect(await readSkipTimes(world.ctx)).toEqual({ median: null, count: 1 });
});

it('nothing is kept of who skipped what, or when in the day', async () => {
  await took(7, 7);
  const { rows } = await world.database.pool.query('select skipped_on::text, seconds, skips from skip_times');
  expect(rows).toEqual([{ skipped_on: '2026-11-16', seconds: 7, skips: 2 }]);
});
