import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** A project whoever may see it, also one that was deleted and can still be brought back. */
export function findStoredProject(db: Db, id: string) {
  return db
    .selectFrom('projects')
    .select(['ownerId', 'name', 'tagline', 'description', 'link', 'callToActionUrl', 'coverAlt'])
    .select(['questions', 'cardQuestion', 'videoLink', 'coverKey', 'publishedAt', 'suspendedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False: it is so already, or not there. */
export async function setTakenDown(db: Db, id: string, suspendedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ suspendedAt })
    .where('id', '=', id)
    .where(sql<boolean>`(suspended_at is null) = ${suspendedAt !== null}::boolean`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
