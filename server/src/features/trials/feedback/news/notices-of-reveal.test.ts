import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** What somebody’s bell says, once a full quarter of an hour has passed. */
async function newsOf(who: TestPerson): Promise<{ kind: string; actor: unknown }[]> {
  await workOff(world);
  world.clock.now = new Date(world.clock.now.getTime() + 16 * 60_000);
  return (await ask(who, 'GET', '/api/notifications')).json().items;
}
const isReveal = ({ kind }: { kind: string }) => kind.startsWith('reveal');

it('an offer to show names reaches the other side without one, and both hear that both agreed', async () => {
  const [maker, tester] = [await makePerson(world, 'maker'), await makePerson(world, 'tester')];
  const projectId = await makeProject(world, maker.id);
  const words = 'The first screen is clear, the second one asks too much of me.';
  const { id } = await give(world, projectId, tester, words);
  await publishAll(world);
  const agree = (who: TestPerson) => ask(who, 'PUT', `/api/feedback/${id}/reveal`, { agree: true });
  await agree(maker);
  expect((await newsOf(tester)).filter(isReveal)).toMatchObject([{ kind: 'reveal_proposed', actor: null }]);
  expect((await newsOf(maker)).filter(isReveal)).toEqual([]);
  await agree(tester);
  await publishAll(world);
  for (const who of [maker, tester])
    expect((await newsOf(who)).find(isReveal)).toMatchObject({ kind: 'revealed', actor: null });
});
