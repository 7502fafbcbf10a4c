import type { Db } from '../../../../db/database.ts';

export async function insertAdmin(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('admins')
    .values({ userId, grantedAt: at })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

export async function deleteAdmin(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('admins').where('userId', '=', userId).execute();
}
