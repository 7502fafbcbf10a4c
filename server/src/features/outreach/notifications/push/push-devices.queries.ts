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

/**
 * Whoever used this browser before, in another session, no longer gets their news on it. False: the session has ended
 * meanwhile, and nothing may hang on it any more.
 */
export async function keepDevice(db: Db, vault: Vault, device: PushDevice): Promise<boolean> {
  const { sessionId, subscription, ...rest } = device;
  const fingerprint = vault.tag(`push device ${subscription.address}`);
  const sealed = await vault.seal(db, place(sessionId), JSON.stringify(subscription), { padded: true });
  // Two that take one browser at once would each find nobody to take it from.
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint.toString('hex')}, 0))`.execute(db);
  const session = db.selectFrom('sessions').select('id').where('id', '=', sessionId);
  if (!(await session.forKeyShare().executeTakeFirst())) return false;
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
  return true;
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

/** Where somebody is still signed in; an ended session is a closed door before it is swept away. */
export async function listDevices(
  db: Db,
  vault: Vault,
  userId: string,
  { now, idleSince, limit }: { now: Date; idleSince: Date; limit: number },
) {
  const rows = await db
    .selectFrom('pushDevices')
    .innerJoin('sessions', 'sessions.id', 'pushDevices.sessionId')
    .select(['pushDevices.sessionId', 'pushDevices.subscription'])
    .where('pushDevices.userId', '=', userId)
    .where('sessions.expiresAt', '>', now)
    .where('sessions.lastUsedAt', '>', idleSince)
    .orderBy('pushDevices.since', 'desc')
    .limit(limit)
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

function place(sessionId: string) {
  const scope = { type: 'push_devices', id: 'subscription' };
  return { table: 'push_devices', column: 'subscription', rowId: sessionId, scope };
}
