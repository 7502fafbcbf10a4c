import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { tellHistory } from './unread-histories.testing.ts';

let world: World;
const people: string[] = [];
beforeAll(async () => {
  world = await testWorld();
  for (const name of ['reader_a', 'reader_b', 'reader_c', 'reader_d'])
    people.push((await makePerson(world, name)).id);
});
afterAll(() => world.close());

// `pnpm prove unread` tells ten thousand.
it('what is unread, and who is meant, is what somebody counts who looks at each message', async () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= 25; seed += 1) wrong.push(...(await tellHistory(world, people, seed)));
  expect(wrong).toEqual([]);
});
