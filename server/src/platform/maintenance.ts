import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';

/** On which processes hear that it began or ended. */
export const maintenanceChannel = 'maintenance';

/** From the commit on nothing is written by a request, or is again; reads go on throughout. */
export async function setMaintenance(db: Kysely<DB>, isOn: boolean, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (isOn)
      await tx
        .insertInto('operations')
        .values({ name: 'maintenance', doneAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await tx.deleteFrom('operations').where('name', '=', 'maintenance').execute();
    await sql`select pg_notify(${maintenanceChannel}, '')`.execute(tx);
  });
}

export async function isInMaintenance(db: Kysely<DB>): Promise<boolean> {
  const row = await db
    .selectFrom('operations')
    .select('name')
    .where('name', '=', 'maintenance')
    .executeTakeFirst();
  return row !== undefined;
}
