import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs, seenAsGood, wasSeenSince } from '../../../people/accounts/accounts.sql.ts';

/** In the order of their ids, so that two who go at once wait for each other. */
export async function listGroupsOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ groupId: string }>`
    select group_id from group_members where user_id = ${userId} order by group_id
  `.execute(db);
  return rows.map(({ groupId }) => groupId);
}

export async function isLastOwner(db: Db, groupId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isLast: boolean }>`
    select bool_and(user_id = ${userId}) as is_last from group_members where group_id = ${groupId} and role = 'owner'
  `.execute(db);
  return rows[0]?.isLast ?? false;
}

/** The moderator who has served longest; without one, the member who has, of those who were here lately. Nobody who is seen to be held back: whoever is so for hidden content alone is passed over no more than anybody else. */
export async function findSuccessor(
  db: Db,
  groupId: string,
  ownerIds: readonly string[],
  seenSince: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    select group_members.user_id from group_members
    join ${peopleAs('users')} on users.id = group_members.user_id
    where group_members.group_id = ${groupId} and group_members.user_id <> all (${ownerIds}::uuid[])
      and ${seenAsGood('users')} and (group_members.role = 'moderator' or ${wasSeenSince(seenSince)})
    order by group_members.role, group_members.joined_at, group_members.user_id limit 1
  `.execute(db);
  return rows[0]?.userId;
}

/** Groups that are there and of whose owners every one is seen to be suspended, however long. */
export async function listLeaderless(db: Db): Promise<string[]> {
  const { rows } = await sql<{ groupId: string }>`
    select group_members.group_id from ${peopleAs('users')}
    join group_members on group_members.user_id = users.id and group_members.role = 'owner'
    join groups on groups.id = group_members.group_id
    where users.standing = 'suspended' and not users.is_standing_hidden
      and groups.deleted_at is null and groups.taken_down_at is null
      and not exists (
        select from group_members as others join ${peopleAs('owners')} on owners.id = others.user_id
        where others.group_id = groups.id and others.role = 'owner'
          and (owners.standing <> 'suspended' or owners.is_standing_hidden))
    group by group_members.group_id order by group_members.group_id limit 1000
  `.execute(db);
  return rows.map(({ groupId }) => groupId);
}

export async function listOwners(db: Db, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from group_members where group_id = ${groupId} and role = 'owner' order by user_id
  `.execute(db);
  return rows.map(({ userId }) => userId);
}
