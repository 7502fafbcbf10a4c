import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { runJob } from '../../../../testing/people/testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { fillChannel } from '../../channels/search/fill-channel.testing.ts';
import { gatherSegments } from '../../channels/search/gather-segments.ts';
import { rebuildStale } from '../../channels/search/rebuild-stale.ts';
import { codeOf, groupPeople } from '../groups.testing.ts';

const password = 'four quiet harbours';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
let [olga, tom] = [] as unknown as [TestPerson, TestPerson];
let [groupId, general, second] = ['', '', ''];
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [olga, tom] = [await people.person(), await people.person({ password })];
  const group = await people.create(olga);
  groupId = group.id;
  general = group.members?.channels[0]?.id ?? '';
  second = (await people.on(olga, 'POST', groupId, '/channels', { name: 'second' })).json().id;
  await people.join(tom, groupId);
});

interface Answer {
  items: { channelId: string; seq: number; sentAt: string; isBlocked: boolean; parts: { text: string }[] }[];
  next: string | null;
}

const search = (who: TestPerson, words: string, after?: string) =>
  people.on(who, 'POST', groupId, '/searches', { words, after });
const inChannel = (who: TestPerson) =>
  people.ask(who, 'POST', `/api/channels/${general}/searches`, { words: 'jar' });
const found = async (who: TestPerson, words: string): Promise<Answer['items']> =>
  (await search(who, words)).json().items;
const gather = (channelId: string) => gatherSegments(world.ctx, { channelId });
const stand = (standing: string) =>
  world.database.pool.query('update users set standing = $1 where id = $2', [standing, tom.id]);
const fill = (channelId: string, texts: readonly string[], authorId = olga.id) =>
  fillChannel(world, { channelId, authorId, texts });

describe('searching a group', () => {
  it('finds what stands in all its channels in the order of time, over several answers, each once', async () => {
    // A second apart each up to now: the two channels were written in at the same times.
    const texts = Array.from({ length: 1230 }, (_, index) => (index % 40 === 0 ? 'a jar' : 'nothing'));
    await fill(general, texts);
    await fill(second, texts.slice(0, 1130));
    await gather(general);
    await gather(second);
    const all: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const answer: Answer = (await search(tom, 'jar', after ?? undefined)).json();
      all.push(
        ...answer.items.map(
          ({ sentAt, channelId, seq }) => `${sentAt} ${channelId} ${String(seq).padStart(5, '0')}`,
        ),
      );
      after = answer.next;
    }
    expect(all).toHaveLength(31 + 29);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(all.toSorted().toReversed());
  });

  it.each([
    ['removed', () => people.on(olga, 'DELETE', groupId, `/members/${tom.username}`)],
    ['banned', () => people.on(olga, 'PUT', groupId, `/bans/${tom.username}`, {})],
    ['who left', () => people.on(tom, 'DELETE', groupId, '/membership')],
    ['whose group is deleted', () => people.on(olga, 'DELETE', groupId)],
  ])('finds nothing for somebody %s from the next instant on', async (_, way) => {
    await fill(
      general,
      Array.from({ length: 100 }, () => 'a jar'),
    );
    await gather(general);
    expect(await found(tom, 'jar')).toHaveLength(20);
    expect(codeOf(await way())).toBe(204);
    expect(codeOf(await inChannel(tom))).toBe('channels.not_found');
    expect(['groups.not_found', 'groups.members_only']).toContain(codeOf(await search(tom, 'jar')));
  });

  it('does not find what stands in a removed channel', async () => {
    await fill(
      second,
      Array.from({ length: 100 }, () => 'a jar'),
    );
    await gather(second);
    await people.on(olga, 'DELETE', groupId, `/channels/${second}`);
    expect(await found(olga, 'jar')).toEqual([]);
  });
});

describe.each([
  ['gathered', 120],
  ['not gathered yet', 3],
])('what is %s', (_, count) => {
  const write = async () => {
    await fill(general, [...Array.from({ length: count }, () => 'nothing'), 'a jar'], tom.id);
    await gather(general);
  };

  it('by somebody limited is found by themselves alone, and by everybody once they are not', async () => {
    await write();
    await stand('limited');
    expect(await found(olga, 'jar')).toEqual([]);
    expect(await found(tom, 'jar')).toHaveLength(1);
    await stand('good');
    expect(await found(olga, 'jar')).toHaveLength(1);
  });

  it('was written while its author was limited is found by its author alone', async () => {
    await write();
    await world.database.pool.query('update messages set is_withheld = true where channel_id = $1', [
      general,
    ]);
    expect(await found(olga, 'jar')).toEqual([]);
    expect(await found(tom, 'jar')).toHaveLength(1);
  });

  it('was taken down is found by its author alone', async () => {
    await write();
    await world.database.pool.query('update messages set taken_down_at = now() where channel_id = $1', [
      general,
    ]);
    expect(await found(olga, 'jar')).toEqual([]);
    expect(await found(tom, 'jar')).toHaveLength(1);
  });

  it('by somebody one blocks is folded: its place without its words', async () => {
    await write();
    await people.ask(olga, 'PUT', `/api/me/blocks/${tom.username}`);
    expect(await found(olga, 'jar')).toMatchObject([{ seq: count + 1, isBlocked: true, parts: [] }]);
    // Whoever is blocked is not told.
    await fill(general, ['a jar of mine']);
    expect((await found(tom, 'mine'))[0]).toMatchObject({ isBlocked: false });
  });
});

it('what an account that goes leaves behind is found without its author, and what nobody else could read is gathered no more', async () => {
  await fill(
    general,
    Array.from({ length: 100 }, (_, index) => (index === 7 ? 'canary seven' : 'a jar')),
    tom.id,
  );
  await world.database.pool.query(
    'update messages set is_withheld = true where channel_id = $1 and seq = 8',
    [general],
  );
  await gather(general);
  const leaving = await people.ask(tom, 'POST', '/api/me/erasure', { username: tom.username, password });
  expect(leaving.statusCode).toBeLessThan(300);
  const [first] = await found(olga, 'jar');
  expect(first).toMatchObject({ seq: 100, author: null });
  await runJob(world, 'personal-data.finish-erasure', { personId: tom.id });
  await rebuildStale(world.ctx);
  const { rows } = await world.database.pool.query(
    'select sealed from message_segments where channel_id = $1',
    [general],
  );
  const text = await world.ctx.vault.unseal(
    world.ctx.db,
    {
      table: 'message_segments',
      column: 'sealed',
      rowId: `${general}/1`,
      scope: { type: 'group', id: groupId },
    },
    rows[0].sealed,
  );
  expect(text).toContain('jar');
  expect(text).not.toContain('canary');
});
