import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/**
 * Lists the missing indexes of referencing columns. A deletion of the parent looks the child up by these columns. It can use
 * a full index that begins with them, or one that leaves out the rows where the column is null.
 */
async function missingIndexes(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select format('create index on %s (%I);', reference.conrelid::regclass, field.attname) as statement
    from pg_constraint as reference
    join pg_attribute as field on field.attrelid = reference.conrelid and field.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.connamespace <> 'pgboss'::regnamespace and not exists (
      select from pg_index as index
      where index.indrelid = reference.conrelid and index.indisvalid and index.indkey[0] = reference.conkey[1]
        and (index.indpred is null
          or pg_get_expr(index.indpred, index.indrelid) = format('(%I IS NOT NULL)', field.attname)))
    order by 1
  `.execute(database.db);
  return rows.map(({ statement }) => statement);
}

describe('referencing columns', () => {
  it('have an index that a deletion of the parent can use', async () => {
    expect(await missingIndexes()).toEqual([]);
  });

  it('are reported when only a partial index on another column begins with them', async () => {
    await sql`create table planted (project_id uuid references projects (id), is_old boolean)`.execute(
      database.db,
    );
    await sql`create index on planted (project_id) where is_old`.execute(database.db);
    expect(await missingIndexes()).toEqual(['create index on planted (project_id);']);
    await sql`create index on planted (project_id) where project_id is not null`.execute(database.db);
    expect(await missingIndexes()).toEqual([]);
  });
});

describe('tables above one million rows', () => {
  it('are vacuumed after two percent of changes or five percent of insertions', async () => {
    const { rows } = await sql<{ name: string }>`
      select oid::regclass::text as name from pg_class
      where reloptions @> '{autovacuum_vacuum_scale_factor=0.02,autovacuum_vacuum_insert_scale_factor=0.05}'
    `.execute(database.db);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([
      'channel_marks',
      'feedback',
      'feedback_replies',
      'feedback_threads',
      'hidden.showings',
      'idempotency_keys',
      'mail_ledger',
      'message_reactions',
      'messages',
      'notification_causes',
      'notifications',
      'skips',
    ]);
  });
});
