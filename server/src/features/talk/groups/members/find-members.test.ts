import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { countBuffers } from '../../../../testing/processes/count-buffers.ts';
import { hearStatements } from '../../../../testing/processes/hear-statements.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { groupPeople } from '../groups.testing.ts';

// Before any connection is opened.
const heard = hearStatements();

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
let olga: TestPerson;
let groupId: string;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
  olga = await people.person();
  groupId = (await people.create(olga)).id;
  await world.database.pool.query(
    `with made as (
       insert into users (id, email, email_index, username, name, role, language, password_hash, created_at)
       select gen_random_uuid(), '\\x00', ('f' || n)::bytea, 'crowd_' || n, case when n % 1000 = 7 then 'Élodie ' || n else 'U' || n end,
         'tester', 'en', '', now() from generate_series(1, 6000) as n returning id, username
     )
     insert into group_members (group_id, user_id, role, joined_at)
     select $1, id, 'member', now() from made where right(username, 1) <> '9'`,
    [groupId],
  );
  await world.database.pool.query('update group_stats set member_count = 5401 where group_id = $1', [
    groupId,
  ]);
  await world.database.pool.query('analyze users, group_members');
});
afterAll(() => {
  heard.stop();
  return world.close();
});

const find = async (start: string) =>
  (await people.members(olga, groupId, `?query=${encodeURIComponent(start)}`)).map(({ name }) => name);

it('finds those of a large group whose name or username begins so, and nobody who is no member', async () => {
  expect((await find('élo')).toSorted()).toEqual([1007, 2007, 3007, 4007, 5007, 7].map((n) => `Élodie ${n}`));
  expect(await find('@crowd_4711')).toEqual(['U4711']);
  expect(await find('crowd_4709')).toEqual([]);
  expect(await find('nobody')).toEqual([]);
});

it('looks the names of a large group up along their indexes, and does not walk through its members', async () => {
  await find('élodie 2');
  heard.anew();
  expect(await find('élodie 2')).toEqual(['Élodie 2007']);
  const asked = heard.asked().filter(({ text }) => text.includes('called'));
  expect(asked).toHaveLength(1);
  const { buffers } = await countBuffers(world.database, asked);
  expect(buffers).toBeLessThan(30);
});
