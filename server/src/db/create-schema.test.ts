import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { onServer } from '../testing/servers/database.ts';
import { createSchema } from './create-schema.ts';

const { serverUrl } = inject('database');
const name = `fl_test_${randomUUID().slice(0, 8)}`;
const url = new URL(`/${name}`, serverUrl).href;

let directory: string;
beforeEach(async () => {
  await onServer(serverUrl, `create database ${name}`);
  directory = mkdtempSync(join(tmpdir(), 'schema-'));
  write('20261119090100_notes', '-- Notes.\ncreate table notes (id integer);\n');
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  await onServer(serverUrl, `drop database ${name} with (force)`);
});

const write = (file: string, text: string) => writeFileSync(join(directory, `${file}.sql`), text);

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('createSchema', () => {
  it('runs the files in the order of their names', async () => {
    write('20261119090200_marks', 'create index notes_id on notes (id);\ninsert into notes values (1);\n');
    expect(await createSchema(url, directory)).toBe('created');
    expect(await query('select id from notes')).toEqual([{ id: 1 }]);
  });

  it('creates the schema once when three processes start at the same time', async () => {
    const results = await Promise.all([1, 2, 3].map(() => createSchema(url, directory)));
    expect(results.toSorted()).toEqual(['created', 'same', 'same']);
  });

  it('leaves a database with the same schema as it is', async () => {
    await createSchema(url, directory);
    await query('insert into notes values (1)');
    write('20261119090100_notes', '-- Reworded.\ncreate table notes (id integer);\n');
    expect(await createSchema(url, directory)).toBe('same');
    expect(await query('select id from notes')).toEqual([{ id: 1 }]);
  });

  it('leaves a database with another schema as it is', async () => {
    await createSchema(url, directory);
    await query('insert into notes values (1)');
    write('20261119090100_notes', 'create table notes (id integer, title text);\n');
    expect(await createSchema(url, directory)).toBe('different');
    expect(await query('select * from notes')).toEqual([{ id: 1 }]);
  });

  it('leaves a database with tables of another program as it is', async () => {
    await query('create table others (id integer)');
    expect(await createSchema(url, directory)).toBe('different');
  });

  it('creates nothing when a file has an error', async () => {
    write('20261119090200_marks', 'create table marks (id wrong);\n');
    await expect(createSchema(url, directory)).rejects.toThrow('type "wrong" does not exist');
    expect(await query(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
  });
});
