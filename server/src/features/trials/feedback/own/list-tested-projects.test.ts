import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { storeFeedback } from '../give/store-feedback.ts';

let world: World;
let ask: ReturnType<typeof asker>;
let maker: TestPerson;
let tester: TestPerson;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  const app = await world.app(unlimited);
  ask = asker(() => app);
  maker = await makePerson(world, 'maker');
  tester = await makePerson(world, 'tester');
});
afterAll(() => world.close());

const tested = async (who: TestPerson): Promise<string[]> =>
  (await ask(who, 'GET', '/api/me/tested-projects')).json().projectIds;

it('what somebody tested is marked for them at once, for nobody else, and no longer once they delete it', async () => {
  const projectId = await makeProject(world, maker.id);
  const listBefore = (await ask(maker, 'GET', '/api/projects?sort=recent&languages=all')).body;
  const written = { projectId, rating: 4, comment: 'The list opens, the second page stays empty for me.' };
  const ctx = { ...tester.ctx, newId: randomUUID };
  const { id } = await storeFeedback(ctx, { id: tester.id, isLimited: false }, written);
  expect(await tested(tester)).toEqual([projectId]);
  // Still unseen by others: neither their marks nor what everybody reads of the project has moved.
  expect(await tested(maker)).toEqual([]);
  expect((await ask(maker, 'GET', '/api/projects?sort=recent&languages=all')).body).toBe(listBefore);
  await ask(tester, 'DELETE', `/api/feedback/${id}`);
  expect(await tested(tester)).toEqual([]);
});

it('a guest has no such marks to ask for', async () => {
  expect((await ask(undefined, 'GET', '/api/me/tested-projects')).statusCode).toBe(401);
});
