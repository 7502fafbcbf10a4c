import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';
import { deleteReferences } from './delete-references.ts';

let database: TestDatabase;

/** Two houses with rooms, shelves that refer to a room by two columns, letters that name a house, and rooms inside rooms. */
beforeAll(async () => {
  database = await testDatabase();
  for (const statement of [
    'create table houses (id uuid primary key)',
    `create table rooms (house_id uuid not null references houses on delete cascade, number int, inside int,
       primary key (house_id, number), foreign key (house_id, inside) references rooms on delete cascade)`,
    `create table shelves (house_id uuid, number int,
       foreign key (house_id, number) references rooms on delete cascade)`,
    'create table letters (house_id uuid references houses on delete set null)',
    'insert into houses select gen_random_uuid() from generate_series(1, 2)',
    'insert into rooms select id, number, null from houses, generate_series(1, 25) as number',
    'insert into rooms select id, 100 + number, number from houses, generate_series(1, 25) as number',
    'insert into shelves select house_id, number from rooms, generate_series(1, 3)',
    'insert into letters select id from houses, generate_series(1, 25)',
  ])
    await database.pool.query(statement);
});
afterAll(() => database.drop());

const count = (from: string) =>
  database.pool.query(`select count(*)::int from ${from}`).then(({ rows }) => rows[0].count);

it('deleteReferences deletes or clears the rows that refer to a row, and no others', async () => {
  const { rows } = await database.pool.query<{ id: string }>('select id from houses');
  const [gone, kept] = rows.map(({ id }) => id);
  if (!gone || !kept) throw new Error('There are no two houses.');
  const keptRows = `select r::text from rooms r where house_id = '${kept}' union all select s::text from shelves s where house_id = '${kept}' order by 1`;
  const before = await database.pool.query(keptRows);
  await deleteReferences(database.db, 'houses', [gone], 10);
  expect(await database.pool.query(keptRows)).toHaveProperty('rows', before.rows);
  expect([
    await count('houses'),
    await count(`rooms where house_id = '${gone}'`),
    await count(`shelves where house_id = '${gone}'`),
    await count('letters where house_id is null'),
    await count(`letters where house_id = '${kept}'`),
  ]).toEqual([2, 0, 0, 25, 25]);
});
