import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

/** Since when signing in asks for a code; null while it does not. */
export async function findConfirmedAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('secondFactors')
    .select('confirmedAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.confirmedAt ?? null;
}

/** The newest key replaces an unconfirmed one. False: one is in force already. */
export async function replaceKey(db: Db, vault: Vault, userId: string, key: Buffer): Promise<boolean> {
  const sealed = await vault.seal(db, keyPlace(userId), key.toString('base64'));
  const row = await db
    .insertInto('secondFactors')
    .values({ userId, key: sealed })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ key: sealed, lastStep: 0 })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findKey(db: Db, vault: Vault, userId: string) {
  const row = await db
    .selectFrom('secondFactors')
    .select(['key as cell', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const key = Buffer.from(await vault.unseal(db, keyPlace(userId), row.cell), 'base64');
  return { ...row, key };
}

/** False: that key was replaced or confirmed in the meantime. */
export async function confirmKey(
  db: Db,
  userId: string,
  { cell, step, at }: { cell: Buffer; step: number; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('secondFactors')
    .set({ confirmedAt: at, lastStep: step })
    .where('userId', '=', userId)
    .where('key', '=', cell)
    .where('confirmedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps it from being renewed twice or removed at the same time; false if there is none. */
export async function holdSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a half minute up: its code, and any older one, is refused from then on. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst();
  return row?.confirmedAt != null;
}

export async function deleteUnconfirmedFactor(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute();
}

function keyPlace(userId: string) {
  return {
    table: 'second_factors',
    column: 'key',
    rowId: userId,
    scope: { type: 'users', id: 'second factor' },
  };
}
