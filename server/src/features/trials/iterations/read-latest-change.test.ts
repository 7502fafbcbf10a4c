import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryOut } from '../../../testing/attacks/hidden-notes.ts';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { storeFeedback } from '../feedback/give/store-feedback.ts';

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

const latest = async (language = 'en') =>
  (await ask(undefined, 'GET', `/api/iterations/latest?language=${language}`)).json().latest;

async function publish(projectId: string, whatChanged: string, feedbackIds: string[]): Promise<void> {
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  const body = { whatChanged, link: null, feedbackIds, skipIds: [] };
  expect((await ask(maker, 'POST', `/api/projects/${projectId}/iterations`, body)).statusCode).toBe(201);
}

async function feedbackOn(projectId: string): Promise<string> {
  const written = { projectId, rating: 3, comment: `The second page of ${projectId} stayed empty for long.` };
  const ctx = { ...tester.ctx, newId: randomUUID };
  await tryOut(world, projectId, tester.id);
  const { id } = await storeFeedback(ctx, { id: tester.id, isLimited: false }, written);
  await publishAll(world);
  return id;
}

it('is what a listed project changed last with a credit, and what is hidden is not it', async () => {
  expect(await latest()).toBeNull();
  const [shown, hidden] = [await makeProject(world, maker.id), await makeProject(world, maker.id)];
  await publish(shown, 'The second page loads at once.', [await feedbackOn(shown)]);
  await publish(shown, 'Nobody asked for this one.', []);
  await publish(hidden, 'Only its maker reads this.', [await feedbackOn(hidden)]);
  await ask(maker, 'PUT', `/api/projects/${hidden}/visibility`, { isHidden: true });
  expect(await latest()).toEqual({
    whatChanged: 'The second page loads at once.',
    credited: 1,
    publishedAt: expect.any(String),
    project: { id: shown, name: expect.any(String), language: 'en' },
  });
});

it('is rather one in the language of who reads, and the newest of any where there is none', async () => {
  const french = await makeProject(world, maker.id, { language: 'fr' });
  expect(await latest('fr')).toMatchObject({ project: { language: 'en' } });
  await publish(french, 'La deuxième page s’affiche tout de suite.', [await feedbackOn(french)]);
  expect(await latest('fr')).toMatchObject({ project: { id: french } });
  expect(await latest('en')).toMatchObject({ whatChanged: 'The second page loads at once.' });
});
