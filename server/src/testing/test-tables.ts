import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import type { Identity } from '../platform/live/realtime.ts';

/** What the tests of real processes need beside the product's own tables. Effects have no key: a second one must show. */
export async function createTestTables(db: Kysely<DB>): Promise<void> {
  await sql`create table test_effects (effect text not null)`.execute(db);
  await sql`create table test_ended_sessions (session_id text primary key)`.execute(db);
  await sql`create table test_rooms (user_id text not null, room text not null)`.execute(db);
}

export async function keepEffect(db: Db, effect: string): Promise<void> {
  await sql`insert into test_effects (effect) values (${effect})`.execute(db);
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await sql`insert into test_ended_sessions (session_id) values (${sessionId})`.execute(db);
}

/** Stands in for accounts: whoever names a session and a user in the address is them, until the session has ended. */
export async function identityFrom(db: Db, url: string): Promise<Identity | undefined> {
  const query = new URL(url, 'http://localhost').searchParams;
  const sessionId = query.get('session');
  const userId = query.get('user');
  if (!sessionId || !userId) return undefined;
  const { rows } = await sql`select 1 from test_ended_sessions where session_id = ${sessionId}`.execute(db);
  return rows.length === 0 ? { sessionId, userId } : undefined;
}

export async function roomsOfUser(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ room: string }>`select room from test_rooms where user_id = ${userId}`.execute(
    db,
  );
  return rows.map(({ room }) => room);
}
