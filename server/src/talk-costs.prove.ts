import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, it } from 'vitest';
import type { Goal } from '../../bench/goals.ts';
import { keepProof } from '../../prove/keep-figures.ts';
import type { Context, Member } from './core/context.ts';
import { findSent } from './features/talk/channels/read/messages.queries.ts';
import { readChanges } from './features/talk/channels/read/read-changes.ts';
import { readHistory } from './features/talk/channels/read/read-history.ts';
import { fillChannel } from './features/talk/channels/search/fill-channel.testing.ts';
import { gatherSegments } from './features/talk/channels/search/gather-segments.ts';
import { searchChannel } from './features/talk/channels/search/search-channel.ts';
import { groupPeople } from './features/talk/groups/groups.testing.ts';
import { listOwnGroups } from './features/talk/groups/lists/list-own-groups.ts';
import { patiently } from './testing/patiently.ts';
import type { TestPerson } from './testing/people/makers-and-testers.ts';
import { countBuffers } from './testing/processes/count-buffers.ts';
import { hearStatements } from './testing/processes/hear-statements.ts';
import { settle } from './testing/settle.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

/** `TALK_MESSAGES` and `TALK_MEMBERS` for less. */
const messages = Number(process.env['TALK_MESSAGES'] ?? 100_000);
const members = Number(process.env['TALK_MEMBERS'] ?? 100_000);
const groups = 20;
const channelsEach = 10;
const tables = [
  'messages',
  'message_segments',
  'channel_heads',
  'channel_marks',
  'channels',
  'groups',
  'group_members',
];

// Before any connection is opened.
const heard = hearStatements();

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
let olga: TestPerson;
let [groupId, channelId] = ['', ''];
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
  olga = await people.person();
  const group = await people.create(olga);
  groupId = group.id;
  channelId = group.members?.channels[0]?.id ?? '';
});
afterAll(() => {
  heard.stop();
  return world.close();
});

const reader = (): Context<Member> => ({ ...olga.ctx, db: world.ctx.db });

async function buffersOf(act: () => Promise<unknown>): Promise<number> {
  await act();
  heard.anew();
  await act();
  return (await countBuffers(world.database, heard.asked())).buffers;
}

const syllables = ['ba', 'do', 'fi', 'gu', 'le', 'mo', 'ra', 'ti'];

/** Some ninety characters each, of some thousand words; one message in eight holds “tide”. */
const sentence = (place: number) =>
  Array.from({ length: 14 }, (_, nth) => {
    const word = (place * 31 + nth * nth * 17 + place * nth) % 4096;
    return [word & 7, (word >> 3) & 7, (word >> 6) & 7].map((sound) => syllables[sound]).join('');
  }).join(' ') + (place % 8 === 0 ? ' tide' : '');

async function fillTo(count: number, from: number): Promise<void> {
  for (let start = from; start < count; start += 5000) {
    const texts = Array.from({ length: Math.min(5000, count - start) }, (_, nth) => sentence(start + nth));
    await fillChannel(world, { channelId, authorId: olga.id, texts });
  }
  await settle(world.database, tables);
}

async function readingCosts(count: number) {
  const { rows } = await world.database.pool.query(
    'select id from messages where channel_id = $1 and seq = $2',
    [channelId, count - 7],
  );
  return {
    history: await buffersOf(() => readHistory(reader(), { channelId, before: count - 100 })),
    'ten new': await buffersOf(() => readChanges(reader(), { channelId, seq: count - 10, rev: count - 10 })),
    'nothing new': await buffersOf(() => readChanges(reader(), { channelId, seq: count, rev: count })),
    'sent again': await buffersOf(() => findSent(world.ctx.db, { channelId, id: rows[0].id })),
  };
}

/** Milliseconds of this process for one search, the middle of five; and the longest time that nobody else had a turn. */
async function searchCosts(words: string): Promise<{ cpu: number; held: number }> {
  const search = () => searchChannel(reader(), { channelId, words });
  await search();
  const cpus: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const before = process.cpuUsage();
    await search();
    const { user, system } = process.cpuUsage(before);
    cpus.push((user + system) / 1000);
  }
  let isOver = false;
  let held = 0;
  const watch = (last: number) => {
    const now = performance.now();
    held = Math.max(held, now - last);
    if (!isOver) setImmediate(watch, now);
  };
  setImmediate(watch, performance.now());
  await search();
  isOver = true;
  return { cpu: cpus.toSorted((a, b) => a - b)[2] ?? Number.NaN, held };
}

/** Twenty groups of ten channels each, and one of them grows. */
async function unreadCosts(): Promise<{ small: number; large: number }> {
  await addOthers(1, 2_000);
  await addGroups(groups - 1, channelsEach);
  await addChannels(groupId, channelsEach - 1);
  await settle(world.database, tables);
  const small = await buffersOf(() => listOwnGroups(reader()));
  await patiently(
    world.database,
    `with people as (
       insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
       select md5('crowd ' || n)::uuid, '\\x00', decode(md5('mail ' || n), 'hex'), now(), 'crowd_' || n, 'Crowd ' || n, 'both', 'en', '', now()
       from generate_series(1, $2::int) as n returning id
     ) insert into group_members (group_id, user_id, role, joined_at) select $1, id, 'member', now() from people`,
    [groupId, members],
  );
  await settle(world.database, tables);
  return { small, large: await buffersOf(() => listOwnGroups(reader())) };
}

async function addGroups(count: number, channels: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    const id = uuidV7(randomUUID());
    await world.database.pool.query(
      `with made as (insert into groups (id, name, categories, visibility, created_at) values ($1, 'Group ' || $2::text, 1, 'public', now())),
         stats as (insert into group_stats (group_id, member_count, categories, moved_on, listed) values ($1, 1, 1, current_date, true))
       insert into group_members (group_id, user_id, role, joined_at) values ($1, $3, 'member', now())`,
      [id, nth, olga.id],
    );
    await addChannels(id, channels);
  }
}

/** Groups that are nobody's concern here: a table of a few pages is read whole, whoever asks. */
const addOthers = (from: number, to: number) =>
  patiently(
    world.database,
    `with people as (
       insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
       select md5('other ' || n)::uuid, '\\x00', decode(md5('other ' || n), 'hex'), now(), 'other_' || n, 'Other ' || n, 'both', 'en', '', now()
       from generate_series($1::int, $2::int) as n returning id
     ), made as (
       insert into groups (id, name, categories, visibility, created_at)
       select id, 'Other', 1, 'public', now() from people returning id
     ), inside as (
       insert into group_members (group_id, user_id, role, joined_at) select id, id, 'owner', now() from made
     ), opened as (
       insert into channels (id, group_id, name, position, created_at) select id, id, 'general', 0, now() from made returning id
     )
     insert into channel_heads (channel_id, group_id, seq, rev, moved_at) select id, id, 100, 100, now() from opened`,
    [from, to],
  );

/** Two hundred groups of one person, one of them large; then ten times as many of others beside them. */
async function ownGroupsCosts() {
  await addGroups(200 - groups, 1);
  await settle(world.database, tables);
  const few = await buffersOf(() => listOwnGroups(reader()));
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const began = performance.now();
    await listOwnGroups(reader());
    times.push(performance.now() - began);
  }
  await addOthers(2_001, 20_000);
  await settle(world.database, tables);
  const many = await buffersOf(() => listOwnGroups(reader()));
  return { few, many, ms: times.toSorted((a, b) => a - b)[4] ?? Number.NaN };
}

async function addChannels(id: string, count: number): Promise<void> {
  await world.database.pool.query(
    `with made as (
       insert into channels (id, group_id, name, position, created_at)
       select gen_random_uuid(), $1, 'more-' || n, n, now() from generate_series(1, $2::int) as n returning id, group_id
     ), heads as (
       insert into channel_heads (channel_id, group_id, seq, rev, moved_at) select id, group_id, 100, 100, now() from made
     )
     insert into channel_marks (user_id, channel_id, read_seq) select $3, id, 100 from made`,
    [id, count, olga.id],
  );
}

it('reading, catching up, counting what is unread and searching cost what they should, however much there is', async () => {
  await fillTo(messages / 10, 0);
  const tenth = await readingCosts(messages / 10);
  await fillTo(messages, messages / 10);
  const whole = await readingCosts(messages);
  await gatherSegments(world.ctx, { channelId });
  await settle(world.database, tables);
  const absent = await searchCosts('pelican');
  const common = await searchCosts('tide');
  const unread = await unreadCosts();
  const own = await ownGroupsCosts();
  const growth: Goal[] = (Object.keys(whole) as (keyof typeof whole)[]).map((what) => ({
    what: `buffers at ten times, ${what} (${tenth[what]} → ${whole[what]})`,
    got: whole[what] / tenth[what],
    goal: 1.4,
    atMost: true,
  }));
  keepProof('talk-costs', { messages, members, channels: groups * channelsEach }, [
    ...growth,
    { what: 'unread of 200 channels, buffers', got: unread.small, goal: 150, atMost: true },
    {
      what: `of those before, after one group has grown (${unread.small} → ${unread.large})`,
      got: unread.large / unread.small,
      goal: 1.05,
      atMost: true,
    },
    { what: '200 groups of one person, buffers', got: own.few, goal: 150, atMost: true },
    { what: '200 groups of one person, ms', got: own.ms, goal: 50, atMost: true },
    {
      what: `of those before, with ten times the groups (${own.few} → ${own.many})`,
      got: own.many / own.few,
      goal: 1.4,
      atMost: true,
    },
    { what: 'search, an absent word, ms of CPU', got: absent.cpu, goal: 150, atMost: true },
    { what: 'search, a common word, ms of CPU', got: common.cpu, goal: 10, atMost: true },
    { what: 'nobody else had a turn, ms', got: Math.max(absent.held, common.held), goal: 20, atMost: true },
  ]);
});
