import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { newTester, workOff } from '../../../../testing/people/testers.ts';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { nightlyUpkeep } from '../learn/nightly-upkeep.ts';

let world: World;
let maker: Member;
let friend: Member;
let helper: Member;
let stranger: Member;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  await world.database.pool.query('truncate users, distribution_runs cascade');
  world.clock.now = new Date('2026-11-16T10:00:00.000Z');
  maker = await newMember(world, 'maker');
  friend = await newTester(world, 'friend');
  helper = await newTester(world, 'helper');
  stranger = await newTester(world, 'stranger');
});
afterAll(() => world.close());

/** The friend and the maker have answered each other; the helper has answered the maker; then the maker posts again. */
async function whoIsAsked(): Promise<Set<string>> {
  const [own, friends] = [await newProject(world, maker), await newProject(world, friend)];
  for (const tester of [friend, helper]) await tryAndTell(world, tester, own);
  await tryAndTell(world, maker, friends);
  await workOff(world);
  world.clock.now = new Date(world.clock.now.getTime() + 3 * 86_400_000);
  await nightlyUpkeep(world.jobCtx);
  const projectId = await newProject(world, maker);
  await workOff(world);
  const { rows } = await world.database.pool.query(
    'select tester_id from assignments where project_id = $1',
    [projectId],
  );
  return new Set(rows.map((row) => row.tester_id));
}

describe('whom a run asks', () => {
  it('includes testers who have lately answered the same maker', async () => {
    expect(await whoIsAsked()).toEqual(new Set([friend.id, helper.id, stranger.id]));
  });
});
