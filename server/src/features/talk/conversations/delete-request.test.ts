import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { talkers } from '../channels/talk.testing.ts';
import { conversationsAfter } from './conversations.queries.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof talkers>;
let [maya, tom] = [] as unknown as [TestPerson, TestPerson];
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = talkers(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [maya, tom] = [await people.person(), await people.person()];
});

const change = (who: TestPerson, id: string, isDeleted: boolean) =>
  people.ask(who, 'PUT', `/api/conversations/${id}/deletion`, { isDeleted });
const unread = async (who: TestPerson) => (await people.ask(who, 'GET', '/api/conversations/unread')).json();

it('deletes a stranger’s request without a trace for the stranger, whose next message is a request again', async () => {
  const { id, channelId } = await people.open(maya, tom);
  await people.send(maya, channelId, 'Hello, stranger.');
  const seen = async () => [await people.list(maya), await people.log(maya, channelId)];
  const before = await seen();
  expect((await change(tom, id, true)).statusCode).toBe(204);
  expect([await people.list(tom), await people.list(tom, 'requests')]).toEqual([[], []]);
  expect(await unread(tom)).toEqual({ conversations: 0, requests: 0 });
  expect(await seen()).toEqual(before);

  await people.send(maya, channelId, 'Did you get this?');
  expect(await people.list(tom)).toEqual([]);
  expect(await people.list(tom, 'requests')).toMatchObject([{ id, isRequest: true, unread: 1 }]);
  await workOff(world);
  const news = (await people.ask(tom, 'GET', '/api/notifications')).json().items;
  expect(news[0]).toMatchObject({ kind: 'message_request', isRead: false });
});

it('brings a deleted request back where it was', async () => {
  const { id, channelId } = await people.open(maya, tom);
  await people.send(maya, channelId, 'Hello, stranger.');
  await change(tom, id, true);
  expect((await change(tom, id, false)).statusCode).toBe(204);
  expect(await people.list(tom, 'requests')).toMatchObject([{ id, unread: 0 }]);
});

it('deletes nothing that was answered, nor what one began oneself', async () => {
  const { id, channelId } = await people.open(maya, tom);
  await people.send(maya, channelId, 'Hello.');
  expect((await change(maya, id, true)).json().error.code).toBe('conversations.not_a_request');
  await people.send(tom, channelId, 'Hello.');
  expect((await change(tom, id, true)).json().error.code).toBe('conversations.not_a_request');
  expect((await change(await people.person(), id, true)).json().error.code).toBe('conversations.not_found');
});

it('of a deleted request only its reader’s own data tells', async () => {
  const { id, channelId } = await people.open(maya, tom);
  await people.send(maya, channelId, 'Hello, stranger.');
  await change(tom, id, true);
  const exported = async ({ id: userId }: TestPerson) =>
    (await conversationsAfter(world.ctx.db, userId, { after: undefined, limit: 5 })).map(
      ({ deletedSeq }) => deletedSeq,
    );
  expect([await exported(maya), await exported(tom)]).toEqual([[null], [1]]);
});
