import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { groupPeople } from './features/talk/groups/groups.testing.ts';
import { patiently } from './testing/patiently.ts';
import { settle } from './testing/settle.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

/** `GROUP_MEMBERS` for less. */
const members = Number(process.env['GROUP_MEMBERS'] ?? 100_000);
/** A connection tells what it did at the latest so long after it has become idle. */
const tellsWithinMs = 11_000;
const tables = [
  'users',
  'groups',
  'group_stats',
  'group_members',
  'channels',
  'channel_heads',
  'channel_marks',
];

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(() => world.close());

interface Cost {
  rows: number;
  buffers: number;
}

/** What was written so far, and how many pages of tables and their indexes were looked at, by whomever. */
async function sums(): Promise<Cost> {
  const { rows } = await world.database.pool.query(`select
    (select sum(n_tup_ins + n_tup_upd) from pg_stat_user_tables)::float8 as rows,
    (select sum(coalesce(heap_blks_hit, 0) + coalesce(heap_blks_read, 0) + coalesce(idx_blks_hit, 0) + coalesce(idx_blks_read, 0)
      + coalesce(toast_blks_hit, 0) + coalesce(toast_blks_read, 0)) from pg_statio_user_tables)::float8 as buffers`);
  return rows[0];
}

/** Of a whole request: who asks, what they may, the act itself with its foreign keys, and what follows from it. */
async function costOf(act: () => Promise<{ statusCode: number }>): Promise<Cost> {
  await wait(tellsWithinMs);
  const before = await sums();
  const { statusCode } = await act();
  if (statusCode >= 300) throw new Error(`it was refused: ${statusCode}`);
  await wait(tellsWithinMs);
  const after = await sums();
  return { rows: after.rows - before.rows, buffers: after.buffers - before.buffers };
}

it('joining, leaving, a new channel and a call to everybody look at some pages, write some rows, and none for each member', async () => {
  const olga = await people.person();
  const group = await people.create(olga);
  const channelId = group.members?.channels[0]?.id ?? '';
  await patiently(
    world.database,
    `with people as (
       insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
       select md5('crowd ' || n)::uuid, '\\x00', decode(md5('mail ' || n), 'hex'), now(), 'crowd_' || n, 'Crowd ' || n, 'both', 'en', '', now()
       from generate_series(1, $2::int) as n returning id
     ) insert into group_members (group_id, user_id, role, joined_at) select $1, id, 'member', now() from people`,
    [group.id, members],
  );
  await settle(world.database, tables);
  const comer = await people.person();
  const costs = {
    join: await costOf(() => people.join(comer, group.id)),
    leave: await costOf(() => people.on(comer, 'DELETE', group.id, '/membership')),
    'new channel': await costOf(() => people.on(olga, 'POST', group.id, '/channels', { name: 'harbour' })),
    'call to everybody': await costOf(() => people.send(olga, channelId, '@all The tide is here.')),
  };
  keepProof(
    'group-costs',
    { members },
    Object.entries(costs).flatMap(([what, { rows, buffers }]) => [
      { what: `${what}, rows`, got: rows, goal: 20, atMost: true },
      { what: `${what}, buffers`, got: buffers, goal: 100, atMost: true },
    ]),
  );
}, 600_000);
