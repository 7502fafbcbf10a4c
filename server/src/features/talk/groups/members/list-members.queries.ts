import type { GroupRole } from '@firstlight/contract/talk/groups/group-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../../people/accounts/accounts.sql.ts';

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
  { readerId, start, after, limit }: Wanted,
): Promise<MemberRow[]> {
  const beyond = after
    ? sql`and (group_members.role, group_members.joined_at, group_members.user_id)
        > (${after.role}::group_role, ${after.joinedAt}::timestamptz, ${after.userId}::uuid)`
    : sql``;
  const called = start
    ? sql`and (starts_with(users.username, ${start}) or starts_with(lower(users.name), ${start}))`
    : sql``;
  const { rows } = await sql<MemberRow>`
    select group_members.user_id, users.username, users.name, group_members.role, group_members.joined_at
    from group_members join ${peopleAs('users')} on users.id = group_members.user_id
    where group_members.group_id = ${groupId} and (${seenAsGood('users')} or users.id = ${readerId}) ${called} ${beyond}
    order by group_members.role, group_members.joined_at, group_members.user_id limit ${limit}
  `.execute(db);
  return rows;
}
