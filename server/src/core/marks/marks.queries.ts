import type { Db } from '../../db/database.ts';

/** The site's own name in the file store, made where there is none yet. Of two who make one, both get the first. */
export async function ensureSite(db: Db): Promise<string> {
  const found = await db.selectFrom('sites').select('id').executeTakeFirst();
  if (found) return found.id;
  await db
    .insertInto('sites')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ensureSite(db);
}

export interface NewMark {
  id: string;
  markedAt: Date;
  isPending: boolean;
}

export async function insertMark(db: Db, mark: NewMark): Promise<void> {
  await db
    .insertInto('marks')
    .values(mark)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ isPending: mark.isPending }))
    .execute();
}

export async function settleMark(db: Db, id: string): Promise<void> {
  await db.updateTable('marks').set({ isPending: false }).where('id', '=', id).execute();
}

export async function listMarks(db: Db): Promise<NewMark[]> {
  return db.selectFrom('marks').selectAll().execute();
}

export async function deleteMarks(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('marks')
      .where('id', 'in', [...ids])
      .execute();
}
