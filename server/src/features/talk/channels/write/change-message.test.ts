import { randomUUID } from 'node:crypto';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { talkers } from '../talk.testing.ts';
import { dropRemoved } from './drop-removed.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof talkers>;
let [maya, tom] = [] as unknown as [TestPerson, TestPerson];
let channelId = '';
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = talkers(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [maya, tom] = [await people.person(), await people.person()];
  channelId = (await people.open(maya, tom)).channelId;
  await people.send(maya, channelId, 'First.');
  await people.send(tom, channelId, 'Second.');
});

const code = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;
const at = (seq: number, path = '') => `${channelId}/messages/${seq}${path}`;
const minutes = (count: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + count * 60_000);
};
const one = async (who: TestPerson, seq: number) =>
  (await people.log(who, channelId)).find((message) => message.seq === seq);

describe('a change', () => {
  it('reaches whoever was away as a new message does: the row as it is, and the number of its last change', async () => {
    await people.change(maya, 'PATCH', at(1), { text: 'First, mended.' });
    await people.change(tom, 'PUT', at(1, '/reactions/heart'));
    await people.send(tom, channelId, 'Third.');
    const { from, to, messages } = await people.changes(tom, channelId, { seq: 2, rev: 2 });
    expect([from, to]).toEqual([
      { seq: 2, rev: 2 },
      { seq: 3, rev: 5 },
    ]);
    expect(
      messages.map((row: { seq: number; rev: number; text: string }) => [row.seq, row.rev, row.text]),
    ).toEqual([
      [1, 4, 'First, mended.'],
      [3, 5, 'Third.'],
    ]);
    expect((await people.changes(tom, channelId, to)).messages).toEqual([]);
    expect((await people.changes(tom, channelId, { seq: 9, rev: 9 })).isToReload).toBe(true);
  });

  it('of a text is its author’s alone, marked, and leaves nothing of the old one', async () => {
    expect(code(await people.change(tom, 'PATCH', at(1), { text: 'Mine now.' }))).toBe('request.not_found');
    const edited = await people.change(maya, 'PATCH', at(1), { text: `For @${tom.username}` });
    expect(edited.json()).toMatchObject({
      text: `For @${tom.username}`,
      isEdited: true,
      mentions: [tom.username],
    });
  });
});

describe('removing', () => {
  it('leaves a place without words, which comes back for ten minutes and then goes for good', async () => {
    expect(code(await people.change(tom, 'DELETE', at(1)))).toBe('request.not_found');
    await people.change(tom, 'PUT', at(1, '/reactions/heart'));
    await people.change(maya, 'DELETE', at(1));
    expect(await one(tom, 1)).toMatchObject({
      text: null,
      author: null,
      removedBy: 'author',
      reactions: [0, 0, 0, 0, 0],
    });
    expect((await people.change(maya, 'POST', at(1, '/restorations'))).json()).toMatchObject({
      text: 'First.',
      removedBy: null,
      reactions: [0, 1, 0, 0, 0],
    });
    await people.change(maya, 'DELETE', at(1));
    minutes(channelLimits.restoreMinutes);
    await dropRemoved(world.ctx);
    expect(
      (
        await world.database.pool.query('select body from messages where seq = 1 and channel_id = $1', [
          channelId,
        ])
      ).rows[0].body,
    ).not.toBeNull();
    minutes(1);
    expect(code(await people.change(maya, 'POST', at(1, '/restorations')))).toBe('request.not_found');
    const before = await one(tom, 1);
    await dropRemoved(world.ctx, 1);
    const { rows } = await world.database.pool.query(
      'select body, (select count(*)::int from message_reactions as given where given.channel_id = messages.channel_id) as given from messages where channel_id = $1 and seq = 1',
      [channelId],
    );
    expect(rows).toEqual([{ body: null, given: 0 }]);
    expect(await one(tom, 1)).toEqual(before);
  });

  it('is open to whoever was blocked, and writing is not', async () => {
    await people.ask(tom, 'PUT', `/api/me/blocks/${maya.username}`);
    expect(code(await people.change(maya, 'PATCH', at(1), { text: 'No.' }))).toBe(
      'conversations.cannot_write',
    );
    expect((await people.change(maya, 'DELETE', at(1))).statusCode).toBe(204);
    expect(code(await people.change(maya, 'POST', at(1, '/restorations')))).toBe(
      'conversations.cannot_write',
    );
  });
});

describe('reactions and pins', () => {
  it('count each person once, tell them their own, and move nothing when they are the same', async () => {
    const heart = at(1, '/reactions/heart');
    for (const who of [maya, tom, tom]) await people.change(who, 'PUT', heart);
    expect((await one(tom, 1))?.reactions).toEqual([0, 2, 0, 0, 0]);
    const page = (await people.ask(tom, 'GET', `/api/channels/${channelId}/messages`)).json();
    expect([page.own, page.at]).toEqual([[{ seq: 1, kinds: ['heart'] }], { seq: 2, rev: 4 }]);
    for (const _ of [1, 2]) await people.change(tom, 'DELETE', heart);
    expect(await one(tom, 1)).toMatchObject({ reactions: [0, 1, 0, 0, 0], rev: 5 });
  });

  it('of somebody limited are counted for nobody', async () => {
    await world.database.pool.query("update users set standing = 'limited' where id = $1", [tom.id]);
    await people.change(tom, 'PUT', at(1, '/reactions/heart'));
    expect((await one(maya, 1))?.reactions).toEqual([0, 0, 0, 0, 0]);
    expect((await people.ask(tom, 'GET', `/api/channels/${channelId}/messages`)).json().own).toHaveLength(1);
    await people.change(tom, 'DELETE', at(1, '/reactions/heart'));
    expect((await one(maya, 1))?.reactions).toEqual([0, 0, 0, 0, 0]);
  });

  it('are pinned by either, the latest first, until there is no more room', async () => {
    await people.change(maya, 'PUT', at(2, '/pin'));
    minutes(1);
    await people.change(tom, 'PUT', at(1, '/pin'));
    const pins = async () =>
      (await people.ask(tom, 'GET', `/api/channels/${channelId}/pins`))
        .json()
        .messages.map(({ seq }: { seq: number }) => seq);
    expect(await pins()).toEqual([1, 2]);
    await people.change(maya, 'DELETE', at(1, '/pin'));
    expect(await pins()).toEqual([2]);
    await world.database.pool.query(
      `insert into messages (channel_id, seq, id, sent_at, rev, pinned_at)
       select $1, 100 + n, gen_random_uuid(), now(), 1, now() from generate_series(1, 49) as n`,
      [channelId],
    );
    expect(code(await people.change(maya, 'PUT', at(1, '/pin')))).toBe('channels.too_many_pins');
  });
});
