import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import type { PushSubscription } from '../../../../platform/web-push/web-push.ts';

export interface PushDevice {
  sessionId: string;
  userId: string;
  subscription: PushSubscription;
  since: Date;
}

/** Whoever used this browser before, in another session, no longer gets their news on it. */
export async function keepDevice(db: Db, vault: Vault, device: PushDevice): Promise<void> {
  const { sessionId, subscription, ...rest } = device;
  const fingerprint = fingerprintOf(vault, subscription);
  const sealed = await vault.seal(db, place(sessionId), JSON.stringify(subscription), { padded: true });
  await db
    .deleteFrom('pushDevices')
    .where('fingerprint', '=', fingerprint)
    .where('sessionId', '!=', sessionId)
    .execute();
  const kept = { ...rest, fingerprint, subscription: sealed };
  await db
    .insertInto('pushDevices')
    .values({ sessionId, ...kept })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(kept))
    .execute();
}

/** Until the transaction ends. Two that take one browser at once would each find nobody to take it from. */
export async function lockBrowser(db: Db, vault: Vault, subscription: PushSubscription): Promise<void> {
  const key = fingerprintOf(vault, subscription).toString('hex');
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

export async function dropDevice(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('pushDevices').where('sessionId', '=', sessionId).execute();
}

export async function isDevice(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pushDevices')
    .select('since')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasDevice(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pushDevices')
    .select('since')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest first; as many as somebody has sessions, at most. */
export async function listDeviceSessions(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pushDevices')
    .select('sessionId')
    .where('userId', '=', userId)
    .orderBy('since', 'desc')
    .execute();
  return rows.map(({ sessionId }) => sessionId);
}

export async function readDevices(db: Db, vault: Vault, sessionIds: readonly string[]) {
  const rows = await db
    .selectFrom('pushDevices')
    .select(['sessionId', 'subscription'])
    .where('sessionId', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .orderBy('since', 'desc')
    .execute();
  const sealed = rows.map(({ sessionId, subscription }) => ({ place: place(sessionId), cell: subscription }));
  const opened = await vault.unsealAll(db, sealed);
  return rows.map(({ sessionId }, at): Pick<PushDevice, 'sessionId' | 'subscription'> => {
    return { sessionId, subscription: JSON.parse(opened[at] ?? '') };
  });
}

/** False: this push, or a later one, has been begun on the device before. */
export async function beginPush(db: Db, sessionId: string, pushedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pushDevices')
    .set({ pushedAt })
    .where('sessionId', '=', sessionId)
    .where((is) => is.or([is('pushedAt', 'is', null), is('pushedAt', '<', pushedAt)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** It certainly did not arrive, and may be begun again. */
export async function releasePush(db: Db, sessionId: string, pushedAt: Date): Promise<void> {
  await db
    .updateTable('pushDevices')
    .set({ pushedAt: null })
    .where('sessionId', '=', sessionId)
    .where('pushedAt', '=', pushedAt)
    .execute();
}

function fingerprintOf(vault: Vault, { address }: PushSubscription): Buffer {
  return vault.tag(`push device ${address}`);
}

function place(sessionId: string) {
  const scope = { type: 'push_devices', id: 'subscription' };
  return { table: 'push_devices', column: 'subscription', rowId: sessionId, scope };
}
