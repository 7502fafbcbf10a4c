import type { Db } from '../../../../db/database.ts';

export interface NewExport {
  id: string;
  userId: string;
  fileKey: string;
  askedAt: Date;
  expiresAt: Date;
}

/** False: one is being prepared already. */
export async function insertExport(db: Db, asked: NewExport): Promise<boolean> {
  const row = await db
    .insertInto('exports')
    .values({ ...asked, state: 'preparing' })
    .onConflict((conflict) => conflict.column('userId').where('state', '=', 'preparing').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findLatestExport(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('exports')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The export of this person, while its file can be had. */
export function findReadyExport(db: Db, userId: string, id: string, now: Date) {
  return db
    .selectFrom('exports')
    .select(['fileKey', 'askedAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('state', '=', 'ready')
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

export function findExport(db: Db, id: string) {
  return db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False: the account went away while its archive was being written. */
export async function markReady(
  db: Db,
  id: string,
  { bytes, expiresAt }: { bytes: number; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ state: 'ready', bytes, expiresAt })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .where('userId', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function markFailed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .execute();
}

/** Their worker died more often than the queue tries again. */
export async function failStranded(db: Db, askedBefore: Date): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state: 'failed' })
    .where('state', '=', 'preparing')
    .where('askedAt', '<', askedBefore)
    .execute();
}

/** Finished archives may go at once; one that is being written may still appear, so its row waits for it. */
export async function disownExports(db: Db, userId: string, now: Date, settledBy: Date): Promise<void> {
  const disown = (expiresAt: Date) =>
    db.updateTable('exports').set({ userId: null, expiresAt }).where('userId', '=', userId);
  await disown(settledBy).where('state', '=', 'preparing').execute();
  await disown(now).execute();
}

export function findExpired(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('exports')
    .select(['id', 'fileKey'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('exports').where('id', '=', id).execute();
}

export async function* exportsOf(db: Db, userId: string) {
  yield* await db.selectFrom('exports').selectAll().where('userId', '=', userId).execute();
}
