import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await testDatabase();
  await sql`drop table migrations`.execute(database.db);
  directory = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await database.drop();
});

function write(name: string, statement: string): void {
  writeFileSync(join(directory, `${name}.sql`), `-- Up Migration\n${statement};\n`);
}

it('is done once when three processes start at the same time', async () => {
  write('20261115000001_notes', 'create table notes (id integer)');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, directory)));
  expect(applied.flat()).toEqual(['20261115000001_notes']);
});

it('builds an index concurrently while others wait for their turn', async () => {
  const up = `pgm.noTransaction(); pgm.sql('create index concurrently notes_id on notes (id)');`;
  writeFileSync(join(directory, '20261115000002-index.ts'), `export const up = (pgm) => { ${up} };\n`);
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, directory)));
  expect(applied.flat()).toEqual(['20261115000002-index']);
});

it('gives up rather than queueing for a table that is in use, and leaves nothing half done', async () => {
  write('20261115000003_title', 'alter table notes add column title text');
  await database.db.transaction().execute(async (db) => {
    await sql`select * from notes`.execute(db);
    await expect(migrate(database.url, directory)).rejects.toMatchObject({ code: '55P03' });
  });
  expect(await migrate(database.url, directory)).toEqual(['20261115000003_title']);
});
