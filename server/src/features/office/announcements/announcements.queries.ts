import type { Db } from '../../../db/database.ts';

export interface AnnouncementRow {
  en: string;
  fr: string;
  until: Date;
}

export function findAnnouncement(db: Db, now: Date): Promise<{ en: string; fr: string } | undefined> {
  return db.selectFrom('announcements').select(['en', 'fr']).where('until', '>', now).executeTakeFirst();
}

/** In place of the one before. */
export async function replaceAnnouncement(db: Db, row: AnnouncementRow): Promise<void> {
  await db
    .insertInto('announcements')
    .values(row)
    .onConflict((conflict) => conflict.column('isTheOne').doUpdateSet(row))
    .execute();
}

export async function removeAnnouncement(db: Db): Promise<void> {
  await db.deleteFrom('announcements').execute();
}
