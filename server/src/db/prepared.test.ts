import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';
import { type Database, openDatabase } from './database.ts';
import { prepared, preparedText } from './prepared.ts';
import { readText } from './read-text.ts';

let target: TestDatabase;
let database: Database;

beforeAll(async () => {
  target = await testDatabase();
  database = openDatabase({ url: target.url, size: 1, name: 'firstlight-test' });
});
afterAll(async () => {
  await database.close();
  await target.drop();
});

const double = (number: number) => prepared<{ itsDouble: number }>('test.double')`
  select 2 * ${number}::int as its_double
`;

async function plansOf(name: string): Promise<number | undefined> {
  const { rows } = await database.pool.query(
    'select (generic_plans + custom_plans)::int as plans from pg_prepared_statements where name = $1',
    [name],
  );
  return rows[0]?.plans;
}

it('a prepared statement is parsed once by a connection and known there by its name', async () => {
  expect((await double(21).execute(database.db)).rows).toEqual([{ itsDouble: 42 }]);
  expect((await double(4).execute(database.db)).rows).toEqual([{ itsDouble: 8 }]);
  expect(await plansOf('test.double')).toBe(2);
});

it('a prepared statement runs in the transaction it is given', async () => {
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await prepared('test.make')`create table made ()`.execute(tx);
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  expect((await database.pool.query("select to_regclass('made') as made")).rows).toEqual([{ made: null }]);
});

it('a prepared text is known by its name as well', async () => {
  const greeting = preparedText('test.greet', "select 'Hello ' || $1::text as text");
  expect(await readText(database.db, greeting, ['you'])).toBe('Hello you');
  expect(await plansOf('test.greet')).toBe(1);
});

it('one name does not stand for two texts', async () => {
  await double(1).execute(database.db);
  const other = prepared('test.double')`select 3 * ${1}::int`.execute(database.db);
  await expect(other).rejects.toThrow('Prepared statements must be unique');
});
