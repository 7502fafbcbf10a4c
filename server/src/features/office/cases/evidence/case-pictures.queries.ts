import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface CasePicture {
  id: string;
  caseId: string;
  sourceKey: string;
  state: 'waiting' | 'copied' | 'missing';
  takenAt: Date;
}

type NewPicture = Pick<CasePicture, 'id' | 'caseId' | 'sourceKey' | 'takenAt'> & { place: number };

/** Each once for a case. True: one of them has no copy yet. */
export async function insertPictures(db: Db, pictures: readonly NewPicture[]): Promise<boolean> {
  if (pictures.length === 0) return false;
  const rows = await db
    .insertInto('casePictures')
    .values([...pictures])
    .onConflict((conflict) => conflict.columns(['caseId', 'sourceKey']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** In the order in which they were reported, then in that of the content. */
export async function listCasePictures(db: Db, caseId: string): Promise<CasePicture[]> {
  const rows = await db
    .selectFrom('casePictures')
    .select(['id', 'caseId', 'sourceKey', 'state', 'takenAt'])
    .where('caseId', '=', caseId)
    .orderBy('takenAt')
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows as CasePicture[];
}

/** False: it is not waiting any more, because it was forgotten. */
export async function settlePicture(db: Db, id: string, state: 'copied' | 'missing'): Promise<boolean> {
  const row = await db
    .updateTable('casePictures')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isAnyWaiting(db: Db, sourceKeys: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('casePictures')
    .select('id')
    .where('sourceKey', '=', sql<string>`any(${sourceKeys}::text[])`)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of cases about what somebody wrote under their name. Answers which copies nobody needs any more. */
export async function deleteCopiesOf(db: Db, authorId: string): Promise<string[]> {
  const theirs = db.selectFrom('cases').select('id').where('authorId', '=', authorId);
  const rows = await db.deleteFrom('casePictures').where('caseId', 'in', theirs).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** The same of cases that were closed so long ago. */
export async function deleteCopiesClosedBefore(db: Db, before: Date): Promise<string[]> {
  const old = db.selectFrom('cases').select('id').where('closedAt', '<', before);
  const rows = await db.deleteFrom('casePictures').where('caseId', 'in', old).returning('id').execute();
  return rows.map(({ id }) => id);
}
