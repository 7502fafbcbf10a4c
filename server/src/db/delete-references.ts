import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** A foreign key of `table`. Names of tables include their schema. */
interface Reference {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  parentTypes: string[];
  /** `on delete cascade`; otherwise `on delete set null`. */
  isCascade: boolean;
}

/** Of some rows, the values of each column that other tables refer to. */
type Keys = Map<string, (string | null)[]>;

/**
 * Deletes the rows that refer to these rows by `on delete cascade`, with what refers to them in turn, and clears the columns
 * that refer to them by `on delete set null`. Deleting the rows themselves does the same, but in one statement, which runs
 * for minutes if millions of rows follow. Here no statement changes more than `limit` rows, and each one commits by itself.
 * After an interruption, call it again.
 */
export async function deleteReferences(
  db: Db,
  table: string,
  ids: readonly string[],
  limit = 1_000,
): Promise<void> {
  const all = await readReferences(db);
  const referencesTo = (parent: string) => all.filter((reference) => reference.parent === parent);

  async function clear(parent: string, keys: Keys): Promise<void> {
    for (const reference of referencesTo(parent)) {
      const { table: child } = reference;
      const deeper = [...new Set(referencesTo(child).flatMap(({ parentColumns }) => parentColumns))];
      const condition = refersTo(reference, keys);
      let done: number;
      do {
        if (!reference.isCascade) done = await clearColumns(db, reference, condition, limit);
        else if (deeper.length === 0) done = await deleteRows(db, child, condition, limit);
        else {
          const children = await readKeys(db, child, deeper, condition, limit);
          if (!children) break;
          await clear(child, children);
          done = await deleteRows(db, child, sameKeys(referencesTo(child), children), limit);
        }
      } while (done >= limit);
    }
  }

  await clear(`public.${table}`, new Map([['id', [...ids]]]));
}

async function readReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select format('%s.%s', schemas.nspname, children.relname) as table,
      array(select attname::text from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      format('%s.%s', parent_schemas.nspname, parents.relname) as parent,
      array(select attname::text from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as parent_columns,
      array(select typname::text from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number
        join pg_type on pg_type.oid = atttypid order by place) as parent_types,
      confdeltype = 'c' as is_cascade
    from pg_constraint
    join pg_class as children on children.oid = conrelid
    join pg_namespace as schemas on schemas.oid = children.relnamespace
    join pg_class as parents on parents.oid = confrelid
    join pg_namespace as parent_schemas on parent_schemas.oid = parents.relnamespace
    where contype = 'f' and confdeltype in ('c', 'n') and schemas.nspname <> 'pgboss'
    order by 1, conname
  `.execute(db);
  return rows;
}

/** The columns of `reference` that have the values of `keys`. */
function refersTo({ columns, parentColumns, parentTypes }: Reference, keys: Keys): RawBuilder<unknown> {
  const values = parentColumns.map(
    (column, index) => sql`${keys.get(column)}::text[]::${sql.id(parentTypes[index] ?? '')}[]`,
  );
  return sql`(${sql.join(columns.map((column) => sql.ref(column)))}) in (select * from unnest(${sql.join(values)}))`;
}

/** Any columns that a reference points at identify a row. */
function sameKeys([reference]: Reference[], keys: Keys): RawBuilder<unknown> {
  if (!reference) throw new Error('No reference points at the table.');
  return refersTo({ ...reference, columns: reference.parentColumns }, keys);
}

async function readKeys(
  db: Db,
  table: string,
  columns: string[],
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<Keys | undefined> {
  const { rows } = await sql<{ key: (string | null)[] }>`
    select array[${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))}] as key
    from ${sql.table(table)} where ${condition} limit ${limit}
  `.execute(db);
  if (rows.length === 0) return undefined;
  return new Map(columns.map((column, index) => [column, rows.map(({ key }) => key[index] ?? null)]));
}

async function deleteRows(
  db: Db,
  table: string,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${condition} limit ${limit}))
  `.execute(db);
  return Number(numAffectedRows);
}

async function clearColumns(
  db: Db,
  { table, columns }: Reference,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = null`))}
    where ctid = any (array(select ctid from ${sql.table(table)} where ${condition} limit ${limit}))
  `.execute(db);
  return Number(numAffectedRows);
}
