import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { groupPeople } from './features/talk/groups/groups.testing.ts';
import { patiently } from './testing/patiently.ts';
import type { TestPerson } from './testing/people/makers-and-testers.ts';
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

const buffers = () =>
  first(`select blks_hit + blks_read as count from pg_stat_database where datname = current_database()`);
const rows = () => first(`select sum(n_tup_ins + n_tup_upd) as count from pg_stat_user_tables`);

/** Of the second time: the first one fills what each connection remembers. */
async function costOf(act: (time: number) => Promise<unknown>): Promise<{ buffers: number; rows: number }> {
  await act(0);
  await wait(tellsWithinMs);
  const before = { buffers: await buffers(), rows: await rows() };
  await wait(tellsWithinMs);
  // What looking itself costs is in both.
  const idle = { buffers: await buffers(), rows: await rows() };
  await act(1);
  await wait(tellsWithinMs);
  return {
    buffers: (await buffers()) - idle.buffers - (idle.buffers - before.buffers),
    rows: (await rows()) - idle.rows,
  };
}

it('joining, leaving, a new channel and a call to everybody cost the same in a group of a hundred thousand', async () => {
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
  const comers = [await people.person(), await people.person()] as [TestPerson, TestPerson];
  const comer = (time: number) => comers[time === 0 ? 0 : 1];
  const costs = {
    join: await costOf((time) => people.join(comer(time), group.id)),
    leave: await costOf((time) => people.on(comer(time), 'DELETE', group.id, '/membership')),
    'new channel': await costOf((time) =>
      people.on(olga, 'POST', group.id, '/channels', { name: `harbour-${time}` }),
    ),
    'call to everybody': await costOf((time) => people.send(olga, channelId, `@all Tide ${time} is here.`)),
  };
  keepProof(
    'group-costs',
    { members },
    Object.entries(costs).flatMap(([what, cost]) => [
      { what: `${what}, buffers`, got: cost.buffers, goal: 100, atMost: true },
      { what: `${what}, rows written`, got: cost.rows, goal: 20, atMost: true },
    ]),
  );
}, 600_000);
