import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../../people/accounts/accounts.sql.ts';
import { blocksAs } from '../../../people/blocks/blocks.sql.ts';

const isThere = sql`groups.deleted_at is null and groups.taken_down_at is null`;

/** An invite still lets its reader in, who is not in the group yet, is not kept out of it, and is not parted from whoever invites. */
export const isInviteOpen = (
  inviteId: RawBuilder<string>,
  readerId: string,
  now: Date,
) => sql<boolean>`exists (
  select from group_invites join groups on groups.id = group_invites.group_id
  where group_invites.id = ${inviteId} and group_invites.invitee_id = ${readerId} and ${isThere}
    and group_invites.revoked_at is null and group_invites.expires_at > ${now} and group_invites.uses_left > 0
    and not exists (select from group_members
      where group_members.group_id = group_invites.group_id and group_members.user_id = ${readerId})
    and not exists (select from group_bans
      where group_bans.group_id = group_invites.group_id and group_bans.user_id = ${readerId})
    and not exists (select from ${blocksAs('blocks')}
      where (blocker_id, blocked_id) in ((group_invites.made_by, ${readerId}), (${readerId}, group_invites.made_by))))`;

const isModerator = (groupId: RawBuilder<unknown>, readerId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from group_members join groups on groups.id = group_members.group_id
  where group_members.group_id = ${groupId} and group_members.user_id = ${readerId}
    and group_members.role <> 'member' and ${isThere})`;

/** The reader moderates the group. */
export const isModeratedBy = (groupId: RawBuilder<string>, readerId: string) =>
  isModerator(groupId, sql`${readerId}`);

/** Somebody who is seen waits to be let in. */
export const isAskedAt = (groupId: RawBuilder<string>) => sql<boolean>`exists (
  select from access_requests
  join ${peopleAs('users')} on users.id = access_requests.user_id and ${seenAsGood('users')}
  where access_requests.group_id = ${groupId} and access_requests.state = 'pending')`;

export interface InviteNews {
  id: string;
  groupId: string;
  groupName: string;
  /** Sealed. */
  code: Buffer;
  madeBy: string | null;
}

export async function listInviteNews(
  db: Db,
  readerId: string,
  inviteIds: readonly string[],
): Promise<InviteNews[]> {
  const { rows } = await sql<InviteNews>`
    select group_invites.id, group_id, groups.name as group_name, code, made_by
    from group_invites join groups on groups.id = group_id
    where group_invites.id = any (${inviteIds}::uuid[]) and invitee_id = ${readerId}
  `.execute(db);
  return rows;
}

/** Who answers for a group: its owners and moderators in good standing, as long as somebody who is seen waits. */
export async function listToAnswer(
  db: Db,
  requestId: string,
): Promise<{ userId: string; askerId: string }[]> {
  const { rows } = await sql<{ userId: string; askerId: string }>`
    select group_members.user_id, access_requests.user_id as asker_id
    from access_requests
    join ${peopleAs('users')} on users.id = access_requests.user_id and ${seenAsGood('users')}
    join groups on groups.id = access_requests.group_id and ${isThere}
    join group_members on group_members.group_id = access_requests.group_id and group_members.role <> 'member'
    where access_requests.id = ${requestId} and access_requests.state = 'pending'
    order by group_members.role, group_members.joined_at, group_members.user_id
  `.execute(db);
  return rows;
}

/** The names of these groups, and how many wait at each. */
export async function countAskers(
  db: Db,
  groupIds: readonly string[],
): Promise<{ groupId: string; groupName: string; count: number }[]> {
  const { rows } = await sql<{ groupId: string; groupName: string; count: number }>`
    select groups.id as group_id, groups.name as group_name,
      (select count(*)::int from access_requests
        join ${peopleAs('users')} on users.id = access_requests.user_id and ${seenAsGood('users')}
        where access_requests.group_id = groups.id and access_requests.state = 'pending') as count
    from groups where groups.id = any (${groupIds}::uuid[])
  `.execute(db);
  return rows;
}

/** At which group somebody’s own requests were. */
export async function listAskedGroups(
  db: Db,
  readerId: string,
  requestIds: readonly string[],
): Promise<{ id: string; groupId: string; groupName: string }[]> {
  const { rows } = await sql<{ id: string; groupId: string; groupName: string }>`
    select access_requests.id, group_id, groups.name as group_name
    from access_requests join groups on groups.id = group_id
    where access_requests.id = any (${requestIds}::uuid[]) and user_id = ${readerId}
  `.execute(db);
  return rows;
}
