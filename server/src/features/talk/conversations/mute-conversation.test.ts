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
const unread = async (who: TestPerson) => (await people.ask(who, 'GET', '/api/conversations/unread')).json();

it('a muted conversation causes no news and is left out of what waits, and keeps its own number', async () => {
  const [maya, tom] = [await people.person(), await people.person()];
  const { id, channelId } = await people.open(maya, tom);
  await people.send(tom, channelId, 'Hello.');
  const mute = (who: TestPerson, isMuted: boolean) =>
    people.ask(who, 'PUT', `/api/conversations/${id}/mute`, { isMuted });
  expect((await mute(await people.person(), true)).statusCode).toBe(404);
  expect((await mute(tom, true)).statusCode).toBe(204);
  await people.send(maya, channelId, 'Are you there?');
  expect(await newsOf(tom)).toEqual([]);
  expect(await people.list(tom)).toMatchObject([{ id, isMuted: true, unread: 1 }]);
  expect(await people.list(maya)).toMatchObject([{ id, isMuted: false }]);
  expect(await unread(tom)).toEqual({ conversations: 0, requests: 0 });

  expect((await mute(tom, false)).statusCode).toBe(204);
  expect(await unread(tom)).toEqual({ conversations: 1, requests: 0 });
  await people.change(tom, 'PUT', `${channelId}/mark`, { seq: 2 });
  await people.send(maya, channelId, 'Now?');
  expect(await newsOf(tom)).toMatchObject([{ kind: 'message', isRead: false }]);
});

it('what was told before a conversation was muted counts as read', async () => {
  const [maya, tom] = [await people.person(), await people.person()];
  const { id, channelId } = await people.open(maya, tom);
  await people.send(tom, channelId, 'Hello.');
  await people.send(maya, channelId, 'Are you there?');
  expect(await newsOf(tom)).toMatchObject([{ kind: 'message', isRead: false }]);
  await people.ask(tom, 'PUT', `/api/conversations/${id}/mute`, { isMuted: true });
  expect(await newsOf(tom)).toMatchObject([{ kind: 'message', isRead: true }]);
});
