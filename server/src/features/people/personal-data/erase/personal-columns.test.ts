import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonalTable } from '../../../../core/personal-part.ts';
import { personalParts } from '../../../../main/registries.ts';
import { testWorld, type World } from '../../../../testing/world.ts';

const tables = new Map(
  personalParts.flatMap(({ tables }) => Object.entries(tables) as [string, PersonalTable<'users'>][]),
);

const whatToDo = (column: string) =>
  `${column} is in no catalogue of personal columns. Add one line to the <word>.personal.ts of the feature that writes ` +
  `this table: exported('name in the archive'), withheld('why') or impersonal('why'). A new feature also names its part ` +
  `in server/src/main/personal-parts.ts, and its erase must leave nothing of the person behind.`;

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

describe('the catalogue of personal columns', () => {
  it('has a note on every column of every table', async () => {
    // Every schema but those of PostgreSQL and of the queue: one more must not be a way around this list.
    const { rows } = await sql<{ table: string; column: string }>`
      select case table_schema when 'public' then '' else table_schema || '.' end || table_name as table,
        column_name as column
      from information_schema.columns
      where table_schema not in ('pg_catalog', 'information_schema', 'pgboss') and table_name <> 'schema_baseline'
    `.execute(world.database.db);
    expect(rows.length).toBeGreaterThan(50);
    const unknown = rows.filter(({ table, column }) => !noteOn(camel(table), camel(column)));
    expect(unknown.map(({ table, column }) => whatToDo(`${table}.${column}`))).toEqual([]);
  });

  it('names each table once', () => {
    const names = personalParts.flatMap((part) => Object.keys(part.tables));
    expect(names).toEqual([...new Set(names)]);
  });

  it.each([...tables])('says of %s whom it is about, or that it is about nobody', (_, { of, columns }) => {
    const isPersonal = Object.values(columns).some(({ is }) => is !== 'impersonal');
    expect(of !== null).toBe(isPersonal);
  });

  it.each([...tables])('says how the rows of %s get into an export, if they do', (_, table) => {
    const isExported = Object.values(table.columns).some(({ is }) => is === 'exported');
    expect([table.file !== undefined, table.rows !== undefined]).toEqual([isExported, isExported]);
  });

  it('gives each file of an export to one table, and each of its fields to one column', () => {
    const files = [...tables.values()].flatMap(({ file = [] }) => file);
    expect(files).toEqual([...new Set(files)]);
    for (const { columns } of tables.values()) {
      const fields = Object.values(columns).flatMap((note) => (note.is === 'exported' ? [note.as] : []));
      expect(fields).toEqual([...new Set(fields)]);
    }
  });
});

function noteOn(table: string, column: string): unknown {
  return (tables.get(table)?.columns as Record<string, unknown> | undefined)?.[column];
}

function camel(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
