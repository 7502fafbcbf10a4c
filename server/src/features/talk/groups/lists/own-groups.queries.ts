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
}

/** All groups of a person and what they have not read there. */
export async function listOwnGroupRows(db: Db, userId: string): Promise<OwnGroupRow[]> {
  const { rows } = await sql<OwnGroupRow>`
    with own as materialized (
      select group_id, role, joined_at from group_members where user_id = ${userId}
    ), ${unreadByGroup(userId)}
    select groups.id, groups.name, groups.visibility, own.role, groups.frozen_at, groups.deleted_at,
      coalesce(unread_by_group.unread, 0)::int as unread, coalesce(unread_by_group.has_news, false) as has_news
    from own join groups on groups.id = own.group_id left join unread_by_group on unread_by_group.group_id = own.group_id
    where (groups.deleted_at is null and groups.taken_down_at is null) or own.role = 'owner'
    order by lower(groups.name), groups.id
  `.execute(db);
  return rows;
}
