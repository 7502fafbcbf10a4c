import type { pageReadingStates } from '@firstlight/contract/showcase/projects/page-readings.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Person } from '../../../../core/personal-part.ts';
import type { Db } from '../../../../db/database.ts';

interface Own {
  id: string;
  ownerId: string;
}

export type Reading = NonNullable<Awaited<ReturnType<typeof findReading>>>;

export async function findReading(db: Db, { id, ownerId }: Own) {
  const row = await db
    .selectFrom('pageReadings')
    .select(['address', 'state', 'name', 'tagline', 'pictureKey', 'askedAt'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, state: row.state as (typeof pageReadingStates)[number] };
}

/** In place of the one before, whose picture it gives; undefined while that one is still being read. */
export async function beginReading(
  db: Db,
  { id, ownerId, address, askedAt }: Own & { address: string; askedAt: Date },
  givenUp: Date,
): Promise<{ replaced: string | null } | undefined> {
  const { rows } = await sql<{ replaced: string | null }>`
    with before as materialized (
      select owner_id, picture_key from page_readings where owner_id = ${ownerId} for update
    ), begun as (
      insert into page_readings (owner_id, id, address, state, asked_at)
      values (${ownerId}, ${id}, ${address}, 'reading', ${askedAt})
      on conflict (owner_id) do update
        set id = excluded.id, address = excluded.address, state = 'reading', asked_at = excluded.asked_at,
          name = null, tagline = null, picture_key = null
        where page_readings.state <> 'reading' or page_readings.asked_at < ${givenUp}
      returning owner_id
    )
    select before.picture_key as replaced from begun left join before using (owner_id)
  `.execute(db);
  return rows[0];
}

/** False: it was given up for another, or its maker is gone. */
export async function finishReading(
  db: Db,
  { id, ownerId }: Own,
  found: { state: 'read' | 'failed'; name: string | null; tagline: string | null; pictureKey: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pageReadings')
    .set(found)
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A few at a time, with the folders of their pictures, which nothing else refers to. */
export async function deleteReadings(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ pictureKey: string | null }[]> {
  const { rows } = await sql<{ pictureKey: string | null }>`
    delete from page_readings where owner_id = any (array(
      select owner_id from page_readings where asked_at < ${before} order by asked_at limit ${limit}))
    returning picture_key
  `.execute(db);
  return rows;
}

export function deleteReadingOf(db: Db, ownerId: string) {
  return db.deleteFrom('pageReadings').where('ownerId', '=', ownerId).returning('pictureKey').execute();
}

/** One at most. */
export async function* readingsOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('pageReadings').selectAll().where('ownerId', '=', id).execute();
}
