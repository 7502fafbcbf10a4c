import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

const columns = ['id', 'folder', 'width', 'height', 'alt'] as const;

export type PictureRow = Awaited<ReturnType<typeof listPictures>>[number];

export function listPictures(db: Db, projectId: string) {
  return db
    .selectFrom('projectPictures')
    .select(columns)
    .where('projectId', '=', projectId)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** Nobody adds to them, or takes any away, until the transaction is over. */
export async function lockOwn(db: Db, { id, ownerId }: { id: string; ownerId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewPicture {
  id: string;
  projectId: string;
  folder: string;
  width: number;
  height: number;
  addedAt: Date;
}

/** Behind the others. */
export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  await db
    .insertInto('projectPictures')
    .values({
      ...picture,
      place: sql<number>`(select coalesce(max(place), -1) + 1 from project_pictures where project_id = ${picture.projectId})`,
    })
    .execute();
}

/** Those that are not named come after them, as they stood. */
export async function orderPictures(
  db: Db,
  projectId: string,
  pictures: readonly { id: string; alt: string }[],
): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  const alts = pictures.map(({ alt }) => alt);
  await sql`
    update project_pictures set place = asked.place, alt = asked.alt
    from (
      select stored.id, coalesce(named.place, ${ids.length} + stored.place) as place, coalesce(named.alt, stored.alt) as alt
      from project_pictures as stored
      left join unnest(${ids}::uuid[], ${alts}::text[]) with ordinality as named (id, alt, place) on named.id = stored.id
      where stored.project_id = ${projectId}
    ) as asked
    where project_pictures.id = asked.id
  `.execute(db);
}

/** Gives its folder, which nothing else refers to. */
export async function deletePicture(
  db: Db,
  { id, projectId }: { id: string; projectId: string },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('projectPictures')
    .where('id', '=', id)
    .where('projectId', '=', projectId)
    .returning('folder')
    .executeTakeFirst();
  return row?.folder;
}

/** Ahead of the projects themselves, with which the rows would go unseen. */
export async function deletePicturesOf(db: Db, projectIds: readonly string[]): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const rows = await db
    .deleteFrom('projectPictures')
    .where('projectId', 'in', projectIds)
    .returning('folder')
    .execute();
  return rows.map(({ folder }) => folder);
}
