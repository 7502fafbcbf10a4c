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
const tables = ['groups', 'group_stats', 'group_members', 'channels', 'channel_heads', 'channel_marks'];

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

const first = async (statement: string) =>
  Number((await world.database.pool.query(statement)).rows[0]?.count);

const rows = () => first(`select sum(n_tup_ins + n_tup_upd) as count from pg_stat_user_tables`);

/** Rows that were written by an act. */
async function rowsOf(act: () => Promise<unknown>): Promise<number> {
  await wait(tellsWithinMs);
  const before = await rows();
  await act();
  await wait(tellsWithinMs);
  return (await rows()) - before;
}

it('joining, leaving, a new channel and a call to everybody write some rows, and none for each member', async () => {
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
    join: await rowsOf(() => people.join(comer, group.id)),
    leave: await rowsOf(() => people.on(comer, 'DELETE', group.id, '/membership')),
    'new channel': await rowsOf(() => people.on(olga, 'POST', group.id, '/channels', { name: 'harbour' })),
    'call to everybody': await rowsOf(() => people.send(olga, channelId, '@all The tide is here.')),
  };
  keepProof(
    'group-costs',
    { members },
    Object.entries(costs).map(([what, got]) => ({ what: `${what}, rows`, got, goal: 20, atMost: true })),
  );
}, 600_000);
