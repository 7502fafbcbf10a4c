import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../../people/accounts/accounts.sql.ts';

export interface AskedRow {
  state: 'pending' | 'approved' | 'declined' | 'withdrawn';
  askedAt: Date;
}

interface Asker {
  groupId: string;
  userId: string;
}

/** The last of somebody at a group. */
export async function findLastRequest(db: Db, { groupId, userId }: Asker): Promise<AskedRow | undefined> {
  const { rows } = await sql<AskedRow>`
    select state, asked_at from access_requests
    where user_id = ${userId} and group_id = ${groupId} order by asked_at desc limit 1
  `.execute(db);
  return rows[0];
}

export async function insertRequest(
  db: Db,
  request: Asker & { id: string; text: Buffer | null; askedAt: Date },
): Promise<void> {
  await db.insertInto('accessRequests').values(request).execute();
}

/** What waits is taken back: by whoever asked, or because they came in by another door. False: nothing waited. */
export async function closePending(db: Db, { groupId, userId }: Asker, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update access_requests set state = 'withdrawn', answered_at = ${at}
    where group_id = ${groupId} and user_id = ${userId} and state = 'pending' returning id
  `.execute(db);
  return rows.length > 0;
}

export interface AskerRow {
  id: string;
  groupId: string;
  username: string;
  name: string;
  /** Sealed. */
  text: Buffer | null;
  askedAt: Date;
}

export interface RequestPlace {
  askedAt: Date;
  id: string;
}

/** Of people who are seen and are not in the group by now. */
const isWaiting = sql`access_requests.state = 'pending' and ${seenAsGood('users')} and not exists (
  select from group_members where group_members.user_id = access_requests.user_id and group_members.group_id = access_requests.group_id)`;

/** The longest first. */
export async function listAskers(
  db: Db,
  groupId: string,
  { after, limit }: { after: RequestPlace | undefined; limit: number },
): Promise<AskerRow[]> {
  const beyond = after
    ? sql`and (access_requests.asked_at, access_requests.id) > (${after.askedAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<AskerRow>`
    select access_requests.id, access_requests.group_id, users.username, users.name, access_requests.text, access_requests.asked_at
    from access_requests join ${peopleAs('users')} on users.id = access_requests.user_id
    where access_requests.group_id = ${groupId} and ${isWaiting} ${beyond}
    order by access_requests.asked_at, access_requests.id limit ${limit}
  `.execute(db);
  return rows;
}

/** How many wait. */
export async function countAskersAt(db: Db, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from access_requests join ${peopleAs('users')} on users.id = access_requests.user_id
    where access_requests.group_id = ${groupId} and ${isWaiting}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export interface Answered {
  groupId: string;
  requestId: string;
  answer: 'approved' | 'declined';
  by: string;
  at: Date;
}

/** Who asked; undefined: it waits no longer, or whoever asked is seen no more. */
export async function storeAnswer(
  db: Db,
  { groupId, requestId, answer, by, at }: Answered,
): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    update access_requests set state = ${answer}, answered_by = ${by}, answered_at = ${at}
    from ${peopleAs('users')}
    where access_requests.id = ${requestId} and group_id = ${groupId} and state = 'pending'
      and users.id = access_requests.user_id and ${seenAsGood('users')} returning access_requests.user_id
  `.execute(db);
  return rows[0]?.userId;
}

/** What became of a request that waits no longer; undefined: the group has none such, or nobody sees it. */
export async function findEarlierAnswer(
  db: Db,
  groupId: string,
  requestId: string,
): Promise<{ state: AskedRow['state']; answeredBy: string | null } | undefined> {
  const { rows } = await sql<{ state: AskedRow['state']; answeredBy: string | null }>`
    select state, answered_by from access_requests where id = ${requestId} and group_id = ${groupId} and state <> 'pending'
  `.execute(db);
  return rows[0];
}
