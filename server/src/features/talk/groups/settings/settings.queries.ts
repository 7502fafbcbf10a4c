import type { GroupVisibility } from '@firstlight/contract/talk/groups/group-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface NewGroup {
  id: string;
  name: string;
  description: string;
  categories: number;
  visibility: GroupVisibility;
  isListed: boolean;
  createdAt: Date;
}

export async function insertGroup(db: Db, group: NewGroup): Promise<void> {
  await db.insertInto('groups').values(group).execute();
  await sql`
    insert into group_stats (group_id, categories, moved_on, listed)
    values (${group.id}, ${group.categories}, ${group.createdAt}::timestamptz at time zone 'UTC', false)
  `.execute(db);
}

export async function updateGroup(
  db: Db,
  id: string,
  change: Partial<Omit<NewGroup, 'id' | 'createdAt'>> & {
    frozenAt?: Date | null;
    frozenBy?: string | null;
    deletedAt?: Date | null;
    deletedBy?: string | null;
    takenDownAt?: Date | null;
  },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('groups').set(change).where('id', '=', id).execute();
}

/** What lists and search know of a group, after something of it has changed that outsiders see. */
export async function relistGroup(db: Db, groupId: string): Promise<void> {
  await sql`
    update group_stats set categories = groups.categories,
      listed = groups.is_listed and groups.deleted_at is null and groups.taken_down_at is null
    from groups where groups.id = group_stats.group_id and groups.id = ${groupId}
  `.execute(db);
  await sql`
    with found as (
      select groups.id, search_document(groups.name, '', groups.description) as words
      from groups join group_stats on group_stats.group_id = groups.id where groups.id = ${groupId} and group_stats.listed
    ), gone as (
      delete from group_search where group_id = ${groupId} and not exists (select from found)
    )
    insert into group_search (group_id, words) select id, words from found
    on conflict (group_id) do update set words = excluded.words
  `.execute(db);
}
