import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { channelTail } from '../channels/live/channel-tail.ts';
import { codeOf, groupPeople } from './groups.testing.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
let [olga, tom] = [] as unknown as [TestPerson, TestPerson];
let [groupId, channelId] = ['', ''];
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [olga, tom] = [await people.person(), await people.person()];
  const group = await people.create(olga);
  groupId = group.id;
  channelId = group.members?.channels[0]?.id ?? '';
  await people.join(tom, groupId);
});

const remove = () => people.on(olga, 'DELETE', groupId, `/members/${tom.username}`);
const ban = () => people.on(olga, 'PUT', groupId, `/bans/${tom.username}`, {});
const leave = () => people.on(tom, 'DELETE', groupId, '/membership');
const end = () => people.on(olga, 'DELETE', groupId);
const ways = { removed: remove, banned: ban, 'who left': leave, 'whose group is deleted': end };

/** Whom the tail of the channel sends away before its next frame, of those who have it open. */
async function sentAway(from: { at: { seq: number; rev: number }; epoch: number }) {
  const everyone = [olga.id, tom.id];
  const hearers = { newcomers: [], everyone: () => everyone };
  return (await channelTail(world.ctx).pull(channelId, from, hearers))?.gone;
}

async function place() {
  const [head] = await channelTail(world.ctx).listHeads([channelId]);
  const log = (await people.ask(olga, 'GET', `/api/channels/${channelId}/messages`)).json();
  return { at: log.at, epoch: head?.epoch ?? -1 };
}

describe.each(Object.entries(ways))('somebody %s', (_, way) => {
  it('reads, hears and writes nothing there from the next instant on', async () => {
    await people.send(olga, channelId, 'Before.');
    expect(codeOf(await people.send(tom, channelId, 'Mine.'))).toBe(201);
    const before = await place();
    expect(codeOf(await way())).toBe(204);
    for (const path of ['/messages', '/changes?seq=0&rev=0', '/pins'])
      expect(codeOf(await people.ask(tom, 'GET', `/api/channels/${channelId}${path}`))).toBe(
        'channels.not_found',
      );
    expect(codeOf(await people.send(tom, channelId, 'After.'))).toBe('channels.not_found');
    expect(codeOf(await people.ask(tom, 'DELETE', `/api/channels/${channelId}/messages/2`))).toBe(
      'channels.not_found',
    );
    expect(await people.mine(tom)).toEqual([]);
    expect(await sentAway(before)).toContain(tom.id);
  });

  it('sends nothing after it, however many messages are on their way', async () => {
    const [, ...sent] = await Promise.all([
      way(),
      ...Array.from({ length: 8 }, (_, index) => people.send(tom, channelId, `On its way ${index}`)),
    ]);
    const { rows } = await world.database.pool.query(
      'select count(*)::int as count from messages where channel_id = $1',
      [channelId],
    );
    expect(rows[0].count).toBe(sent.filter(({ statusCode }) => statusCode === 201).length);
    expect(codeOf(await people.send(tom, channelId, 'After.'))).toBe('channels.not_found');
  });
});

it('a message whose permission was read before its author was removed is refused', async () => {
  const client = await world.database.pool.connect();
  try {
    // Removed by hand in a transaction of one’s own, so that the message waits for the head between its permission and its place.
    await client.query('begin');
    await client.query('update channel_heads set access_epoch = access_epoch + 1 where group_id = $1', [
      groupId,
    ]);
    await client.query('delete from group_members where group_id = $1 and user_id = $2', [groupId, tom.id]);
    const sending = people.send(tom, channelId, 'Too late.');
    await expect
      .poll(
        async () =>
          (
            await world.database.pool.query(
              "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'",
            )
          ).rows[0].count,
      )
      .toBeGreaterThan(0);
    await client.query('commit');
    expect(codeOf(await sending)).toBe('channels.not_found');
  } finally {
    client.release();
  }
  expect((await people.ask(olga, 'GET', `/api/channels/${channelId}/messages`)).json().messages).toEqual([]);
});
