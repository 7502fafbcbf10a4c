import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { give } from '../../../../testing/attacks/hidden-notes.ts';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../../testing/people/testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
const ask = asker(() => app);
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
afterAll(() => world.close());

/** Returns the notifications of a person after the next boundary. */
async function newsOf(who: TestPerson): Promise<{ kind: string; actor: unknown }[]> {
  await workOff(world);
  world.clock.now = new Date(world.clock.now.getTime() + 16 * 60_000);
  return (await ask(who, 'GET', '/api/notifications')).json().items;
}
const isReveal = ({ kind }: { kind: string }) => kind.startsWith('reveal');

test('news about sharing names contains the name of the maker and no name of a tester', async () => {
  const [maker, tester] = [await makePerson(world, 'maker'), await makePerson(world, 'tester')];
  const projectId = await makeProject(world, maker.id);
  const words = 'The first screen is clear, the second one asks too much of me.';
  const { id } = await give(world, projectId, tester, words);
  await publishAll(world);
  const agree = (who: TestPerson) => ask(who, 'PUT', `/api/feedback/${id}/reveal`, { agree: true });
  await agree(maker);
  expect((await newsOf(tester)).filter(isReveal)).toMatchObject([
    { kind: 'reveal_proposed', actor: { username: maker.username } },
  ]);
  expect((await newsOf(maker)).filter(isReveal)).toEqual([]);
  await agree(tester);
  await publishAll(world);
  const [toMaker, toTester] = [await newsOf(maker), await newsOf(tester)].map((news) => news.find(isReveal));
  const { conversationId } = (await ask(maker, 'GET', `/api/feedback/${id}/thread`)).json().reveal;
  const revealed = { kind: 'revealed', path: `/messages/${conversationId}` };
  expect(toMaker).toMatchObject({ ...revealed, actor: null });
  expect(toTester).toMatchObject({ ...revealed, actor: { username: maker.username } });
});
