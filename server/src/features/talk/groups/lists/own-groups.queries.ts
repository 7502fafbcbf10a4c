import type { GroupRole, GroupVisibility } from '@firstlight/contract/talk/groups/group-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { unreadByGroup } from '../../channels/channels.sql.ts';

export interface OwnGroupRow {
  id: string;
  name: string;
  visibility: GroupVisibility;
  role: GroupRole;
  frozenAt: Date | null;
  deletedAt: Date | null;
  unread: number;
  hasNews: boolean;
  mentions: number;
}

/** All groups of a person and what they have not read there. */
export async function listOwnGroupRows(db: Db, userId: string): Promise<OwnGroupRow[]> {
  const { rows } = await sql<OwnGroupRow>`
    with own as materialized (
      select group_id, role, joined_at from group_members where user_id = ${userId}
    ), held as materialized (
      select group_id, name from held_group_cards where by_id = ${userId}
    ), ${unreadByGroup(userId)}
    select groups.id, coalesce(held.name, groups.name) as name, groups.visibility, own.role, groups.frozen_at, groups.deleted_at,
      coalesce(unread_by_group.unread, 0)::int as unread, coalesce(unread_by_group.has_news, false) as has_news,
      coalesce(unread_by_group.mentions, 0)::int as mentions
    from own join groups on groups.id = own.group_id left join unread_by_group on unread_by_group.group_id = own.group_id
    left join held on held.group_id = own.group_id
    where ((groups.deleted_at is null and groups.taken_down_at is null) or own.role = 'owner')
      and groups.measure is distinct from 'deleted'
    order by lower(coalesce(held.name, groups.name)), groups.id
  `.execute(db);
  return rows;
}

/** How often somebody was meant by what they have not read, in all groups that are there for them. */
export async function countMentionsOf(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ mentions: number }>`
    with own as materialized (
      select group_members.group_id, group_members.joined_at
      from group_members join groups on groups.id = group_members.group_id
      where group_members.user_id = ${userId} and groups.deleted_at is null
        and (groups.taken_down_at is null or group_members.role = 'owner')
    ), ${unreadByGroup(userId)}
    select coalesce(sum(mentions), 0)::int as mentions from unread_by_group
  `.execute(db);
  return rows[0]?.mentions ?? 0;
}
