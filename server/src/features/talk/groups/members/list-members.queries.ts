import type { GroupRole } from '@firstlight/contract/talk/groups/group-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../../people/accounts/accounts.sql.ts';
import { blocksAs } from '../../../people/blocks/blocks.sql.ts';

export interface MemberRow {
  userId: string;
  username: string;
  name: string;
  role: GroupRole;
  joinedAt: Date;
}

export interface MemberPlace {
  role: GroupRole;
  joinedAt: Date;
  userId: string;
}

interface Wanted {
  readerId: string;
  /** The beginning of a name or a username, in lower case. */
  start: string;
  /** More are in it than one looks through for a few names. */
  isLarge: boolean;
  after: MemberPlace | undefined;
  limit: number;
}

/**
 * Along the index of members: owners, moderators, members, each in the order in which they came. Whoever is held back, and seen to be, is named to themselves
 * alone, as everywhere.
 */
export async function listMemberRows(
  db: Db,
  groupId: string,
  { readerId, start, isLarge, after, limit }: Wanted,
): Promise<MemberRow[]> {
  const beyond = after
    ? sql`and (group_members.role, group_members.joined_at, group_members.user_id)
        > (${after.role}::group_role, ${after.joinedAt}::timestamptz, ${after.userId}::uuid)`
    : sql``;
  const byIndex = start !== '' && isLarge;
  const beginning = byIndex ? sql`and users.id in (select id from called)` : sql`and ${beginsSo(start)}`;
  const { rows } = await sql<MemberRow>`
    ${byIndex ? calledSo(start) : sql``}
    select group_members.user_id, users.username, users.name, group_members.role, group_members.joined_at
    from group_members join ${peopleAs('users')} on users.id = group_members.user_id
    where group_members.group_id = ${groupId} and (${seenAsGood('users')} or users.id = ${readerId}) ${start ? beginning : sql``} ${beyond}
    order by group_members.role, group_members.joined_at, group_members.user_id limit ${limit}
  `.execute(db);
  return rows;
}

/** Returns the usernames of members whom the reader blocks or who block the reader. */
export async function listApartMembers(db: Db, groupId: string, readerId: string): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select users.username from group_members join ${peopleAs('users')} on users.id = group_members.user_id
    where group_members.group_id = ${groupId} and exists (
      select from ${blocksAs('blocks')} where (blocker_id, blocked_id)
        in ((${readerId}, group_members.user_id), (group_members.user_id, ${readerId})))
  `.execute(db);
  return rows.map(({ username }) => username);
}

/** The other owners and moderators by their usernames, along the same index. */
export async function listWhoModerate(db: Db, groupId: string, readerId: string): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select users.username from group_members join ${peopleAs('users')} on users.id = group_members.user_id
    where group_members.group_id = ${groupId} and group_members.role in ('owner', 'moderator')
      and users.id <> ${readerId} and ${seenAsGood('users')}
  `.execute(db);
  return rows.map(({ username }) => username);
}

const beginsSo = (start: string) =>
  sql`(starts_with(users.username, ${start}) or starts_with(lower(users.name), ${start}))`;

/** Beyond every name that begins so, byte by byte. */
const beyondAll = (start: string) => `${start}\u{10FFFF}`;

/** Everybody who is called so, along the indexes of beginnings: of a large group few are, and the others need not be looked at. */
const calledSo = (start: string) => sql`
  with called as materialized (
    select id from ${peopleAs('users')}
    where username collate "C" >= ${start} and username collate "C" < ${beyondAll(start)}
    union
    select id from ${peopleAs('users')}
    where lower(name) collate "C" >= ${start} and lower(name) collate "C" < ${beyondAll(start)}
  )`;
