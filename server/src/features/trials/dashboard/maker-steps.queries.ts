import type { MakerStep } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import type { Db } from '../../../db/database.ts';

export async function listMakerSteps(db: Db, userId: string): Promise<MakerStep[]> {
  const rows = await db
    .selectFrom('makerSteps')
    .select('step')
    .where('userId', '=', userId)
    .orderBy('step')
    .execute();
  return rows.map(({ step }) => step);
}

export async function addMakerStep(db: Db, userId: string, step: MakerStep): Promise<void> {
  await db
    .insertInto('makerSteps')
    .values({ userId, step })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMakerSteps(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('makerSteps').where('userId', '=', userId).execute();
}
