import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { talkers } from '../talk.testing.ts';
import { addressTyping } from './address-typing.ts';
import { mergeTyped } from './merge-typed.ts';

let world: World;
let app: FastifyInstance;
let talk: ReturnType<typeof talkers>;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  talk = talkers(world, () => app);
});
afterAll(() => world.close());

const type = (who: TestPerson, channelId: string) => talk.change(who, 'POST', `${channelId}/typing`);
const typed = () => world.happened.events.filter(({ name }) => name === 'channels.typed').length;

/** To whom it is told that these are writing. */
async function hearers(channelId: string, typists: TestPerson[], asked: TestPerson[]): Promise<string[]> {
  const told = await addressTyping(world.ctx).address(
    channelId,
    { channelId, userIds: typists.map(({ id }) => id) },
    asked.map(({ id }) => id),
  );
  return asked.filter(({ id }) => told.has(id)).map(({ username }) => username);
}

test('a typing message goes to the other member and not to its sender', async () => {
  const [one, other] = [await talk.person(), await talk.person()];
  const { channelId } = await talk.open(one, other);
  const before = typed();
  expect((await type(one, channelId)).statusCode).toBe(204);
  expect(typed()).toBe(before + 1);
  expect(await hearers(channelId, [one], [one, other])).toEqual([other.username]);
});

it('tells nobody of somebody limited, not in the channel, or parted from the hearer by a block, whoever blocks', async () => {
  const [one, other, stranger] = [await talk.person(), await talk.person(), await talk.person()];
  const { channelId } = await talk.open(one, other);
  expect(await hearers(channelId, [stranger], [one, other])).toEqual([]);
  await talk.ask(other, 'PUT', `/api/me/blocks/${one.username}`);
  expect(await hearers(channelId, [one], [other])).toEqual([]);
  expect(await hearers(channelId, [other], [one])).toEqual([]);
  expect((await type(one, channelId)).json().error.code).toBe('conversations.cannot_write');
  await talk.ask(other, 'DELETE', `/api/me/blocks/${one.username}`);
  expect(await hearers(channelId, [one], [other])).toEqual([other.username]);
  await world.database.pool.query("update users set standing = 'limited' where id = $1", [one.id]);
  const before = typed();
  expect((await type(one, channelId)).statusCode).toBe(204);
  expect([typed(), await hearers(channelId, [one], [other])]).toEqual([before, []]);
});

it('gathers everybody who said so in the same second, each once, the latest at the end', () => {
  const channelId = randomUUID();
  expect(mergeTyped({ channelId, userIds: ['a', 'b'] }, { channelId, userIds: ['a'] })).toEqual({
    channelId,
    userIds: ['b', 'a'],
  });
});
