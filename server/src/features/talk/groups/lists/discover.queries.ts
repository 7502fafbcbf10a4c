import type { GroupSort, GroupVisibility } from '@firstlight/contract/talk/groups/group-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { channelHeadsAs } from '../../channels/channels.sql.ts';

export interface CardRow {
  id: string;
  name: string;
  description: string;
  categories: number;
  visibility: GroupVisibility;
  memberCount: number;
  isMember: boolean;
  /** What the list is sorted by. */
  key: number;
}

interface Wanted {
  sort: GroupSort;
  mask: number;
  /** In the notation of search; null: whatever it is called. */
  words: string | null;
  after: { key: number; id: string } | undefined;
  limit: number;
}

const keys = {
  largest: sql`group_stats.member_count`,
  moved: sql`(group_stats.moved_on - date '2000-01-01')`,
};
const columns = { largest: sql`group_stats.member_count`, moved: sql`group_stats.moved_on` };
const fromKey = {
  largest: (key: number) => sql`${key}::int`,
  moved: (key: number) => sql`date '2000-01-01' + ${key}::int`,
};

/** Along one index of listed groups. Whoever is banned does not find the group; with words, those that hold them. */
export async function listCards(
  db: Db,
  readerId: string,
  { sort, mask, words, after, limit }: Wanted,
): Promise<CardRow[]> {
  const beyond = after
    ? sql`and (${columns[sort]}, group_stats.group_id) < (${fromKey[sort](after.key)}, ${after.id}::uuid)`
    : sql``;
  const found =
    words === null
      ? sql``
      : sql`and group_stats.group_id in (select group_id from group_search where words @@ search_query(${words}))`;
  const { rows } = await sql<CardRow>`
    select groups.id, coalesce(held.name, groups.name) as name, coalesce(held.description, groups.description) as description, groups.categories, groups.visibility, page.member_count, page.key,
      exists (select from group_members where group_members.user_id = ${readerId} and group_members.group_id = groups.id) as is_member
    from (
      select group_stats.group_id, group_stats.member_count, ${keys[sort]} as key from group_stats
      where group_stats.listed and (group_stats.categories & ${mask}::int) <> 0 ${found} ${beyond}
        and not exists (select from group_bans where group_bans.group_id = group_stats.group_id and group_bans.user_id = ${readerId})
      order by ${columns[sort]} desc, group_stats.group_id desc limit ${limit}
    ) as page join groups on groups.id = page.group_id
    left join held_group_cards as held on held.group_id = groups.id and held.by_id = ${readerId}
    order by page.key desc, page.group_id desc
  `.execute(db);
  return rows;
}

export async function updateMovedDays(db: Db): Promise<void> {
  await sql`
    with moved as (
      select group_id, max((moved_at at time zone 'UTC')::date) as on_day from ${channelHeadsAs('heads')}
      where group_id is not null group by group_id
    )
    update group_stats set moved_on = moved.on_day from moved
    where moved.group_id = group_stats.group_id and moved.on_day > group_stats.moved_on
  `.execute(db);
}
