import { terms } from '@firstlight/contract/legal.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';
import { prepared } from '../../../../db/prepared.ts';

export interface NewSession {
  id: string;
  userId: string;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  /** When its owner last proved to be themselves. */
  identityConfirmedAt: Date | null;
  /** Whether it was opened with a code or a passkey. */
  tookSecondStep: boolean;
  browser: string | null;
  system: string | null;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, lastUsedAt: session.createdAt })
    .execute();
}

export interface LiveSession {
  tokenHash: Buffer;
  sessionId: string;
  lastUsedAt: Date;
  id: string;
  username: string;
  hasAcceptedTerms: boolean;
  /** Null without the grant; false where there is neither a second factor nor a passkey, or the session was opened without. */
  isAdmin: boolean | null;
  isSuspended: boolean;
}

/**
 * The sessions behind some cookies, each with the person it belongs to; none that has ended or lain idle too long. Asked with
 * every request, so it is written as it is sent: putting it together from parts took longer than asking.
 */
export async function listSessionsBehind(
  db: Db,
  tokenHashes: readonly Buffer[],
  now: Date,
  idleSince: Date,
): Promise<LiveSession[]> {
  const { rows } = await prepared<LiveSession>('accounts.find-live-sessions')`
    select token_hash, sessions.id as session_id, last_used_at, users.id, username, standing = 'suspended' as is_suspended,
      exists (select from terms_acceptances where user_id = users.id and version = ${terms.version}) as has_accepted_terms,
      (select took_second_step and (
          exists (select from second_factors where user_id = users.id and confirmed_at is not null)
          or exists (select from passkeys where user_id = users.id))
        from admins where user_id = users.id) as is_admin
    from sessions join users on users.id = user_id
    where users.deleted_at is null and token_hash = any (${tokenHashes}::bytea[]) and expires_at > ${now} and last_used_at > ${idleSince}
  `.execute(db);
  return rows;
}

/**
 * Those of these sessions that have not ended, of people who accepted the terms and are not suspended, with when each was last used. As at
 * the handshake: whoever would not be let in again must not stay because a notice was lost.
 */
export async function listLiveSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
  idleSince: Date,
): Promise<{ id: string; lastUsedAt: Date }[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'userId')
    .select(['sessions.id', 'lastUsedAt'])
    .where('sessions.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', idleSince)
    .where('standing', '<>', 'suspended')
    .where('users.deletedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('termsAcceptances')
          .whereRef('termsAcceptances.userId', '=', 'sessions.userId')
          .where('version', '=', terms.version),
      ),
    )
    .execute();
}

/** One page of somebody's sessions, by id. */
export function sessionsAfter(db: Db, userId: string, page: { after: string | undefined; limit: number }) {
  const query = db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .limit(page.limit);
  return (page.after ? query.where('id', '>', page.after) : query).execute();
}

export function listOpenSessions(
  db: Db,
  ids: readonly string[],
  { now, idleSince }: { now: Date; idleSince: Date },
) {
  return db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', idleSince)
    .execute();
}

export function lockSession(db: Db, id: string) {
  return db.selectFrom('sessions').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
}

export async function touchSessions(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastUsedAt: now })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}

/** Somebody's live sessions: the given one first, then the last used. */
export function listSessionsOf(
  db: Db,
  userId: string,
  { first, now, idleSince, limit }: { first: string; now: Date; idleSince: Date; limit: number },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', idleSince)
    .orderBy((row) => row('id', '=', first), 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** False: there is no such session, or it is somebody else's. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function deleteOtherSessions(db: Db, userId: string, kept: string): Promise<{ id: string }[]> {
  return db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', kept)
    .returning('id')
    .execute();
}

export async function findProvenAt(db: Db, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('identityConfirmedAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.identityConfirmedAt ?? null;
}

export async function markProven(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ identityConfirmedAt: at }).where('id', '=', id).execute();
}

export async function markSecondStep(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ tookSecondStep: true }).where('id', '=', id).execute();
}

export async function deleteEndedSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  await deleteInBatches(db, 'sessions', sql`expires_at <= ${now} or last_used_at <= ${idleSince}`);
}

export async function insertAcceptance(db: Db, userId: string, version: string, at: Date): Promise<void> {
  await db
    .insertInto('termsAcceptances')
    .values({ userId, version, acceptedAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'version']).doNothing())
    .execute();
}

/** Whosever they are; says whose they were. */
export async function deleteSomeSessions(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('sessions')
    .where('id', 'in', (from) => from.selectFrom('sessions').select('id').limit(limit))
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
