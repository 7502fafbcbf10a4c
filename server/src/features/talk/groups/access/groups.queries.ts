import type { GroupRole, GroupVisibility } from '@firstlight/contract/talk/groups/group-limits.ts';
import { sql } from 'kysely';
import type { Measure } from '../../../../core/reportable.ts';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { peopleAs, seenAsGood } from '../../../people/accounts/accounts.sql.ts';
import type { SeenStanding } from '../../../people/accounts/require-standing.ts';

export interface GroupRow {
  id: string;
  name: string;
  description: string;
  categories: number;
  visibility: GroupVisibility;
  isListed: boolean;
  createdAt: Date;
  frozenAt: Date | null;
  frozenBy: string | null;
  deletedAt: Date | null;
  takenDownAt: Date | null;
  /** By a decision about it. */
  measure: Measure | null;
  /** Others see what whoever wrote the card writes. */
  isCardSeen: boolean;
  memberCount: number;
  /** Of whoever asks. */
  role: GroupRole | null;
  joinedAt: Date | null;
  isBanned: boolean;
  standing: SeenStanding['standing'];
  /** To others. */
  isSeenAsGood: boolean;
  accountOpenedAt: Date;
}

/** A group and what somebody is to it, whether they may see it or not. */
export async function findGroupRow(db: Db, userId: string, groupId: string): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select groups.id, coalesce(held.name, groups.name) as name, coalesce(held.description, groups.description) as description,
      groups.categories, groups.visibility, groups.is_listed, groups.created_at,
      groups.frozen_at, groups.frozen_by, groups.deleted_at, groups.taken_down_at, groups.measure, group_stats.member_count,
      coalesce(${seenAsGood('owners')}, true) as is_card_seen,
      own.role, own.joined_at, actors.standing, ${seenAsGood('actors')} as is_seen_as_good, actors.created_at as account_opened_at,
      exists (select from group_bans where group_bans.group_id = groups.id and group_bans.user_id = actors.id) as is_banned
    from groups
    join group_stats on group_stats.group_id = groups.id
    join ${peopleAs('actors')} on actors.id = ${userId}
    left join ${peopleAs('owners')} on owners.id = groups.written_by
    left join held_group_cards as held on held.group_id = groups.id and held.by_id = actors.id
    left join group_members as own on own.group_id = groups.id and own.user_id = actors.id
    where groups.id = ${groupId}
  `.execute(db);
  return rows[0];
}

/** Held until the transaction ends: `change` against every other, `join` against changes alone. False: there is none. */
export async function holdGroup(db: Db, groupId: string, what: 'change' | 'join'): Promise<boolean> {
  const strength = what === 'change' ? sql`for no key update` : sql`for share`;
  const { rows } = await sql`select id from groups where id = ${groupId} ${strength}`.execute(db);
  return rows.length > 0;
}

/** Which of these people are in the groups they are asked about, as long as those are there for them. */
export async function listRoles(
  db: Db,
  asked: readonly { userId: string; ownerId: string }[],
): Promise<{ userId: string; ownerId: string; role: GroupRole }[]> {
  const userIds = asked.map(({ userId }) => userId);
  const groupIds = asked.map(({ ownerId }) => ownerId);
  const { rows } = await prepared<{ userId: string; ownerId: string; role: GroupRole }>(
    'groups.list-memberships',
  )`
    select asked.user_id, asked.group_id as owner_id, group_members.role
    from unnest(${userIds}::uuid[], ${groupIds}::uuid[]) as asked (user_id, group_id)
    join group_members on group_members.user_id = asked.user_id and group_members.group_id = asked.group_id
    join groups on groups.id = asked.group_id
    where groups.deleted_at is null and (groups.taken_down_at is null or group_members.role = 'owner')
  `.execute(db);
  return rows;
}
