import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOff } from '../../../testing/people/testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { talkers } from '../channels/talk.testing.ts';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
afterAll(() => world.close());

const password = 'four quiet harbours';

it('a conversation stays for whoever is left, without a name, and goes with the second', async () => {
  const people = talkers(world, () => app);
  const [maya, tom] = [await people.person({ password }), await people.person({ password })];
  const { id, channelId } = await people.open(maya, tom);
  await people.send(maya, channelId, `Dear @${tom.username}`);
  await people.send(tom, channelId, 'Dear Maya');
  await people.change(maya, 'PUT', `${channelId}/messages/2/reactions/heart`);

  const leave = (who: typeof maya) =>
    people.ask(who, 'POST', '/api/me/erasure', { username: who.username, password });
  expect((await leave(maya)).statusCode).toBeLessThan(300);
  expect(await people.list(tom)).toMatchObject([{ id, partner: null, can: { write: false } }]);
  await workOff(world);
  expect(
    (await people.log(tom, channelId)).map(({ author, text, reactions }) => [author, text, reactions[1]]),
  ).toEqual([
    [null, `Dear @${tom.username}`, 0],
    [{ username: tom.username, name: tom.name, avatar: null }, 'Dear Maya', 0],
  ]);
  expect((await people.send(tom, channelId, 'Are you there?')).json().error.code).toBe(
    'conversations.cannot_write',
  );

  expect((await leave(tom)).statusCode).toBeLessThan(300);
  await workOff(world);
  const left = await world.database.pool.query(
    'select (select count(*)::int from conversations) as pairs, (select count(*)::int from channels) as channels, (select count(*)::int from messages) as messages',
  );
  expect(left.rows).toEqual([{ pairs: 0, channels: 0, messages: 0 }]);
});
