import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Scope, WrappedKey } from './wrap.ts';

export interface DataKeyRow extends WrappedKey {
  id: number;
  scope: Scope;
  /** Committed by an earlier transaction, hence safe to remember beyond this one. */
  settled: boolean;
}

const columns = ['id', 'scopeType', 'scopeId', 'kekVersion', 'wrapped'] as const;

// `created_at` is always the column's default, the start of the inserting transaction, and `now()` is the start of
// ours: a row that this very transaction inserted has the two equal.
const settled = sql<boolean>`created_at < now()`.as('settled');

export async function findLiveRow(db: Kysely<DB>, scope: Scope): Promise<DataKeyRow | undefined> {
  const row = await db
    .selectFrom('dataKeys')
    .select([...columns, settled])
    .where('scopeType', '=', scope.type)
    .where('scopeId', '=', scope.id)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return row && toDataKeyRow(row);
}

/** Undefined when another transaction was first. Waits for that one to end, so its row is then there to be found. */
export async function insertLiveRow(
  db: Kysely<DB>,
  scope: Scope,
  key: WrappedKey,
): Promise<DataKeyRow | undefined> {
  const row = await db
    .insertInto('dataKeys')
    .values({ scopeType: scope.type, scopeId: scope.id, kekVersion: key.kekVersion, wrapped: key.wrapped })
    .onConflict((conflict) =>
      conflict.columns(['scopeType', 'scopeId']).where('retiredAt', 'is', null).doNothing(),
    )
    .returning([...columns, settled])
    .executeTakeFirst();
  return row && toDataKeyRow(row);
}

export async function findKeyRows(db: Kysely<DB>, ids: readonly number[]): Promise<DataKeyRow[]> {
  const rows = await db
    .selectFrom('dataKeys')
    .select([...columns, settled])
    // A damaged cell may name any unsigned 32-bit number, more than the column's type can hold.
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map(toDataKeyRow);
}

export async function retireLiveRow(db: Kysely<DB>, scope: Scope): Promise<void> {
  await db
    .updateTable('dataKeys')
    .set({ retiredAt: sql<Date>`now()` })
    .where('scopeType', '=', scope.type)
    .where('scopeId', '=', scope.id)
    .where('retiredAt', 'is', null)
    .execute();
}

export async function findRowsUnderOtherKek(
  db: Kysely<DB>,
  { kekVersion, afterId, limit }: { kekVersion: number; afterId: number; limit: number },
): Promise<DataKeyRow[]> {
  const rows = await db
    .selectFrom('dataKeys')
    .select([...columns, settled])
    .where('id', '>', afterId)
    .where('kekVersion', '<>', kekVersion)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toDataKeyRow);
}

/** In one statement. Whoever else rewraps the same keys meanwhile writes another wrapping of the same secrets. */
export async function replaceWrappings(
  db: Kysely<DB>,
  replacements: readonly (WrappedKey & { id: number })[],
): Promise<void> {
  const ids = replacements.map(({ id }) => id);
  const versions = replacements.map(({ kekVersion }) => kekVersion);
  const wrapped = replacements.map((replacement) => replacement.wrapped);
  await sql`
    update data_keys set kek_version = fresh.kek_version, wrapped = fresh.wrapped
    from unnest(${ids}::integer[], ${versions}::smallint[], ${wrapped}::bytea[]) as fresh (id, kek_version, wrapped)
    where data_keys.id = fresh.id
  `.execute(db);
}

interface SelectedRow extends WrappedKey {
  id: number;
  scopeType: string;
  scopeId: string;
  settled: boolean;
}

function toDataKeyRow({ scopeType, scopeId, ...row }: SelectedRow): DataKeyRow {
  return { ...row, scope: { type: scopeType, id: scopeId } };
}
