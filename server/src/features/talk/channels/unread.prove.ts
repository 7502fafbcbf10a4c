import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../../prove/keep-figures.ts';
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

it('what is unread is what somebody counts who looks at each message', async () => {
  const histories = 10_000;
  let wrong = 0;
  for (let seed = 1; seed <= histories; seed += 1) wrong += (await tellHistory(world, people, seed)).length;
  keepProof('unread', { histories }, [{ what: 'counts that differ', got: wrong, goal: 0, atMost: true }]);
});
