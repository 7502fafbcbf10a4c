import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { talkers } from '../channels/talk.testing.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof talkers>;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = talkers(world, () => app);
});
afterAll(() => world.close());

async function newsOf(who: TestPerson) {
  await workOff(world);
  return (await people.ask(who, 'GET', '/api/notifications')).json().items;
}

it('of a message names whoever wrote and where, never what, and is read when the message is', async () => {
  const [maya, tom] = [await people.person(), await people.person()];
  const { id, channelId } = await people.open(maya, tom);
  await people.send(maya, channelId, 'A stranger’s secret.');
  const actor = { name: maya.name, username: maya.username };
  const [request, ...others] = await newsOf(tom);
  expect(request).toMatchObject({ kind: 'message_request', path: `/messages/${id}`, actor, isRead: false });
  expect([others, JSON.stringify(request).includes('secret')]).toEqual([[], false]);

  await people.send(tom, channelId, 'Hello.');
  expect(await newsOf(tom)).toMatchObject([{ kind: 'message_request', isRead: true }]);
  for (const text of ['One.', 'Two.']) await people.send(maya, channelId, text);
  expect((await newsOf(tom))[0]).toMatchObject({ kind: 'message', count: 1, isRead: false });
  await people.change(tom, 'PUT', `${channelId}/mark`, { seq: 4 });
  expect((await newsOf(tom))[0]).toMatchObject({ kind: 'message', isRead: true });
});

it('reaches nobody who blocked its author before it was told', async () => {
  const [maya, tom] = [await people.person(), await people.person()];
  const { channelId } = await people.open(maya, tom);
  await people.send(maya, channelId, 'Hello.');
  await people.ask(tom, 'PUT', `/api/me/blocks/${maya.username}`);
  expect(await newsOf(tom)).toEqual([]);
});
