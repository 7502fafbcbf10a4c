import type { GroupVisibility } from '@firstlight/contract/talk/groups/group-limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../../people/accounts/accounts.sql.ts';
import type { StoredGroup } from '../access/stored-group.queries.ts';

export interface NewGroup {
  id: string;
  name: string;
  description: string;
  categories: number;
  visibility: GroupVisibility;
  isListed: boolean;
  createdAt: Date;
  writtenBy: string | null;
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
    measure?: string | null;
    decisions?: StoredGroup['decisions'];
  },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('groups').set(change).where('id', '=', id).execute();
}

/** What lists and search know of a group, after something of it has changed that outsiders see. */
export const relistGroup = (db: Db, groupId: string): Promise<void> =>
  relist(db, sql`groups.id = ${groupId}`);

/** The same of all groups whose cards somebody wrote, after others see what they write, or no longer do. */
export const relistWritten = (db: Db, writerId: string): Promise<void> =>
  relist(db, sql`groups.written_by = ${writerId}`);

async function relist(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update group_stats set categories = groups.categories,
      listed = groups.is_listed and groups.deleted_at is null and groups.taken_down_at is null
        and coalesce(${seenAsGood('owners')}, true)
    from groups left join ${peopleAs('owners')} on owners.id = groups.written_by
    where groups.id = group_stats.group_id and ${which}
  `.execute(db);
  await sql`
    with found as (
      select groups.id, group_stats.listed, search_document(groups.name, '', groups.description) as words
      from groups join group_stats on group_stats.group_id = groups.id where ${which}
    ), gone as (
      delete from group_search where group_id in (select id from found where not listed)
    )
    insert into group_search (group_id, words) select id, words from found where listed
    on conflict (group_id) do update set words = excluded.words
  `.execute(db);
}
