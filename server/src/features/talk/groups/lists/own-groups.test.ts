import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { hearStatements } from '../../../../testing/processes/hear-statements.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { groupPeople } from '../groups.testing.ts';
import { listOwnGroupRows } from './own-groups.queries.ts';
import { refreshMoved } from './refresh-moved.ts';

const heard = hearStatements();
let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(async () => {
  heard.stop();
  await world.close();
});

const run = (text: string, values: unknown[] = []) => world.database.pool.query(text, values);

describe('one’s own groups', () => {
  it('have a dot for what came since one joined, a number once one was there, and nothing for what is gone', async () => {
    const [olga, tom] = [await people.person(), await people.person()];
    const group = await people.create(olga);
    const channelId = group.members?.channels[0]?.id ?? '';
    const at = (path: string) => `/api/channels/${channelId}${path}`;
    await people.send(olga, channelId, 'Long ago.');
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await people.join(tom, group.id);
    const seen = async () => (await people.mine(tom)).map(({ unread, hasNews }) => [unread, hasNews]);
    expect(await seen()).toEqual([[0, false]]);
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await people.send(olga, channelId, 'New.');
    expect(await seen()).toEqual([[0, true]]);
    expect((await people.read(tom, group.id)).members?.channels).toMatchObject([
      { unread: null, hasNews: true },
    ]);
    await people.ask(tom, 'PUT', at('/mark'), { seq: 2 });
    expect(await seen()).toEqual([[0, false]]);
    for (const text of ['Three.', 'Four.']) await people.send(olga, channelId, text);
    expect(await seen()).toEqual([[2, true]]);
    await people.ask(olga, 'DELETE', at('/messages/4'));
    expect(await seen()).toEqual([[1, true]]);
    expect((await people.read(tom, group.id)).members?.channels).toMatchObject([
      { unread: 1, hasNews: true },
    ]);
  });

  it('are counted in few pages, however many others are in them', async () => {
    const [few, many] = [await people.person(), await people.person()];
    await fill(few, { groups: 40, channels: 7 });
    await fill(many, { groups: 200, channels: 1 });
    const before = await buffersOf(few);
    expect(before).toBeLessThanOrEqual(240);
    // Two pages of an index for each group, and none for each channel.
    expect(await buffersOf(many)).toBeLessThanOrEqual(650);
    await run(
      `insert into users (id, email, email_index, username, name, role, language, password_hash, created_at)
       select gen_random_uuid(), '\\x00', ('o' || n)::bytea, 'crowd_' || n, 'U', 'tester', 'en', '', now()
       from generate_series(1, 5000) as n`,
    );
    await run(
      `insert into group_members (group_id, user_id, role, joined_at)
       select (select group_id from group_members where user_id = $1 order by group_id limit 1), id, 'member', now() from users
       where username like 'crowd_%'`,
      [few.id],
    );
    await run('analyze');
    expect(Math.abs((await buffersOf(few)) - before)).toBeLessThanOrEqual(before * 0.1);
  });
});

/** A person in so many groups of so many channels, all of them visited, among ten times as many groups of others. */
async function fill(
  { id }: TestPerson,
  { groups, channels }: { groups: number; channels: number },
): Promise<void> {
  await run(
    `with made as (
       insert into groups (id, name, categories, visibility, created_at)
       select gen_random_uuid(), 'Filled', 1, 'public', now() from generate_series(1, $2 * 11) returning id
     ), stats as (
       insert into group_stats (group_id, categories, moved_on, listed) select id, 1, now(), true from made
     ), own as (
       insert into group_members (group_id, user_id, role, joined_at)
       select id, $1::uuid, 'member', now() from (select id from made limit $2) as mine returning group_id
     ), opened as (
       insert into channels (id, group_id, name, position, created_at)
       select gen_random_uuid(), made.id, 'room-' || n, n, now() from made, generate_series(1, $3) as n returning id, group_id
     ), heads as (
       insert into channel_heads (channel_id, group_id, seq, rev, moved_at) select id, group_id, 100, 100, now() from opened
     )
     insert into channel_marks (user_id, channel_id, read_seq)
     select $1::uuid, opened.id, 100 from opened where group_id in (select group_id from own)`,
    [id, groups, channels],
  );
  await run('analyze');
}

/** Pages that the statement touches, as PostgreSQL counts them. */
async function buffersOf({ id }: TestPerson): Promise<number> {
  heard.anew();
  await listOwnGroupRows(world.database.db, id);
  const { text = '', values = [] } = heard.asked().find((one) => one.text.includes('unread_by_group')) ?? {};
  const plain = text.replaceAll(/\$(\d+)/gu, (_, place) => values[Number(place) - 1] ?? '');
  const { rows } = await run(`explain (analyze, buffers, format json) ${plain}`);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

describe('discover', () => {
  const discover = async (who: TestPerson, query: string) =>
    (await people.ask(who, 'GET', `/api/groups?${query}`)).json() as {
      items: { id: string; name: string; memberCount: number; isMember: boolean }[];
      next: string | null;
    };

  it('has the largest first, page by page, each once, and none that is unlisted, deleted or filled with nobody', async () => {
    const reader = await people.person();
    const secret = await people.create(reader, {
      name: 'Secret circle',
      visibility: 'private',
      isListed: false,
    });
    const gone = await people.create(reader, { name: 'Gone circle' });
    await people.on(reader, 'DELETE', gone.id);
    await run('update group_stats set member_count = (random() * 50)::int where listed');
    const seen: { id: string; memberCount: number }[] = [];
    let after = '';
    do {
      const page = await discover(reader, `sort=largest${after && `&after=${after}`}`);
      seen.push(...page.items);
      after = page.next ?? '';
    } while (after);
    const { rows } = await run('select count(*)::int as count from group_stats where listed');
    expect([new Set(seen.map(({ id }) => id)).size, seen.length]).toEqual([rows[0].count, rows[0].count]);
    expect(seen.map(({ memberCount }) => memberCount)).toEqual(
      seen.map(({ memberCount }) => memberCount).toSorted((one, other) => other - one),
    );
    expect(seen.map(({ id }) => id)).not.toContain(secret.id);
    expect(seen.map(({ id }) => id)).not.toContain(gone.id);
  });

  it('finds words of names and descriptions, within a category, and says where one is a member', async () => {
    const [olga, tom] = [await people.person(), await people.person()];
    const words = { name: 'Zéphyr sailors', description: 'Anémomètres.', categories: ['food'] };
    const { id } = await people.create(olga, words);
    for (const query of ['zephyr', 'anemo', 'sailor zeph'])
      expect((await discover(tom, `query=${query}`)).items).toMatchObject([{ id, isMember: false }]);
    expect((await discover(olga, 'query=zephyr&category=food')).items).toMatchObject([
      { id, isMember: true },
    ]);
    expect((await discover(tom, 'query=zephyr&category=dev')).items).toEqual([]);
    expect((await discover(tom, 'query=!!')).items).toEqual([]);
    await people.on(olga, 'PATCH', id, '', { name: 'Mistral sailors', description: '' });
    expect((await discover(tom, 'query=zephyr')).items).toEqual([]);
  });

  it('by what moved last goes by whole days, which are written at night', async () => {
    const olga = await people.person();
    const { id, members } = await people.create(olga, { name: 'Late circle' });
    world.clock.now = new Date(world.clock.now.getTime() + 3 * 86_400_000);
    // Those that were filled in at once moved on the day on which this runs.
    await run("update channel_heads set moved_at = '2026-01-01'");
    await people.send(olga, members?.channels[0]?.id ?? '', 'Late.');
    const first = async () => (await discover(olga, 'sort=moved')).items[0]?.id;
    await run("update group_stats set moved_on = '2026-01-01'");
    await refreshMoved(world.ctx);
    expect(await first()).toBe(id);
  });
});
