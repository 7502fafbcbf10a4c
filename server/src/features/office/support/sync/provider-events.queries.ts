import type { Db } from '../../../../db/database.ts';
import type { PaymentEvent } from '../../../../platform/payments/payments.ts';

export interface KnownEvent {
  id: string;
  type: string;
  objectId: string;
  state: 'received' | 'done' | 'ignored';
  receivedAt: Date;
}

/** Says whether it is new. */
export async function insertEvent(
  db: Db,
  event: PaymentEvent,
  state: 'received' | 'ignored',
  receivedAt: Date,
): Promise<boolean> {
  const { id, type, objectId, at } = event;
  const row = await db
    .insertInto('providerEvents')
    .values({ id, type, objectId, state, createdAt: at, receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findEvent(db: Db, id: string): Promise<KnownEvent | undefined> {
  return db
    .selectFrom('providerEvents')
    .select(['id', 'type', 'objectId', 'state', 'receivedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function settleEvent(db: Db, id: string): Promise<void> {
  await db.updateTable('providerEvents').set({ state: 'done' }).where('id', '=', id).execute();
}

export async function deleteEventsBefore(db: Db, before: Date, limit: number): Promise<bigint> {
  const old = db.selectFrom('providerEvents').select('id').where('receivedAt', '<', before).limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('providerEvents')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return numDeletedRows;
}

export async function readLastLook(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('providerLooks').select('lookedAt').executeTakeFirst();
  return row?.lookedAt;
}

export async function writeLastLook(db: Db, lookedAt: Date): Promise<void> {
  await db
    .insertInto('providerLooks')
    .values({ name: 'events', lookedAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ lookedAt }))
    .execute();
}
