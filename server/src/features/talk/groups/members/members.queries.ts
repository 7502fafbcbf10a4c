import type { GroupRole } from '@firstlight/contract/talk/groups/group-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface NewMember {
  groupId: string;
  userId: string;
  role: GroupRole;
  joinedAt: Date;
  inviteId?: string | null;
  /** Others find them in the list, and in its number. */
  isCounted: boolean;
}

/** False: they were a member already. */
export async function insertMember(db: Db, member: NewMember): Promise<boolean> {
  const { groupId, userId, role, joinedAt, inviteId = null, isCounted } = member;
  const { rows } = await sql<{ isNew: boolean }>`
    with joined as (
      insert into group_members (group_id, user_id, role, joined_at, invite_id, is_counted)
      values (${groupId}, ${userId}, ${role}, ${joinedAt}, ${inviteId}, ${isCounted})
      on conflict do nothing returning user_id
    ), counted as (
      update group_stats set member_count = member_count + 1
      where group_id = ${groupId} and ${isCounted} and exists (select from joined)
    )
    select exists (select from joined) as is_new
  `.execute(db);
  return rows[0]?.isNew ?? false;
}

interface GoneMember {
  userId: string;
  isCounted: boolean;
}

/** Answers who of them was a member. */
export async function deleteMembers(
  db: Db,
  groupId: string,
  userIds: readonly string[],
): Promise<GoneMember[]> {
  const { rows } = await sql<GoneMember>`
    with gone as (
      delete from group_members where group_id = ${groupId} and user_id = any (${userIds}::uuid[])
      returning user_id, is_counted
    ), counted as (
      update group_stats set member_count = member_count - (select count(*) from gone where is_counted) where group_id = ${groupId}
    )
    select user_id, is_counted from gone
  `.execute(db);
  return rows;
}

/** Somebody is found in the lists of their groups from now on, or no longer. Twice is once. */
export async function countMember(db: Db, userId: string, isCounted: boolean): Promise<void> {
  await sql`
    with changed as (
      update group_members set is_counted = ${isCounted} where user_id = ${userId} and is_counted <> ${isCounted} returning group_id
    )
    update group_stats set member_count = member_count + ${isCounted ? 1 : -1}
    from changed where changed.group_id = group_stats.group_id
  `.execute(db);
}

/** Groups somebody is in, deleted ones apart. */
export async function countGroupsOf(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = ${userId} and groups.deleted_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findRole(db: Db, groupId: string, userId: string): Promise<GroupRole | undefined> {
  const row = await db
    .selectFrom('groupMembers')
    .select('role')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.role;
}

export async function updateRole(db: Db, groupId: string, userId: string, role: GroupRole): Promise<void> {
  await db
    .updateTable('groupMembers')
    .set({ role })
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .execute();
}

export async function countOwners(db: Db, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from group_members where group_id = ${groupId} and role = 'owner'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
