import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import type { Identity } from '../platform/live/connected-people.ts';
import type { Asked } from '../platform/live/live-topic.ts';

/** What the tests of real processes need beside the product's own tables. Effects have no key: a second one must show. */
export async function createTestTables(db: Kysely<DB>): Promise<void> {
  await sql`create table test_effects (effect text not null)`.execute(db);
  await sql`create table test_ended_sessions (session_id text primary key)`.execute(db);
  await sql`create table test_members (user_id text not null, circle_id text not null)`.execute(db);
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

export async function unendedSessions(db: Db, sessionIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${sessionIds}::text[]) as id
    where id not in (select session_id from test_ended_sessions)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which of these people are members of the circle they ask for. */
export async function membersAmong(db: Db, asked: readonly Asked[]): Promise<readonly Asked[]> {
  const { rows } = await sql<Asked>`
    select user_id, circle_id as id from test_members
    join unnest(${asked.map(({ userId }) => userId)}::text[], ${asked.map(({ id }) => id)}::text[])
      as asked (user_id, circle_id) using (user_id, circle_id)`.execute(db);
  return rows;
}

export async function removeMember(db: Db, userId: string, circleId: string): Promise<void> {
  await sql`delete from test_members where user_id = ${userId} and circle_id = ${circleId}`.execute(db);
}
