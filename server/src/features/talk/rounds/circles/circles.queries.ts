import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../../people/accounts/accounts.sql.ts';
import { groupsAs, isGroupThere } from '../../groups/groups.sql.ts';

export type CircleState = 'gathering' | 'running' | 'closed' | 'cancelled';

export interface CircleRow {
  id: string;
  groupId: string;
  state: CircleState;
  openedBy: string | null;
  openedAt: Date;
  days: number;
  beginsAt: Date | null;
  closesAt: Date | null;
  isHandedOn: boolean;
  endedAt: Date | null;
  /** How many have entered while it gathers; then how many took part. */
  people: number;
  notes: number | null;
}

const circleColumns = sql`circles.id, circles.group_id, circles.state, circles.opened_by, circles.opened_at, circles.days::int, circles.begins_at,
  circles.closes_at, circles.is_handed_on, circles.ended_at, circles.notes::int,
  coalesce(circles.people, (select count(*) from circle_entries entries where entries.circle_id = circles.id))::int as people`;

/** The one that gathers or runs, and so many that are over. */
export async function listGroupCircles(db: Db, groupId: string, ended: number): Promise<CircleRow[]> {
  const { rows } = await sql<CircleRow>`
    select ${circleColumns} from circles where group_id = ${groupId} and (ended_at is null or id in (
      select id from circles where group_id = ${groupId} and ended_at is not null order by ended_at desc, id desc limit ${ended}))
    order by ended_at desc nulls first, id desc
  `.execute(db);
  return rows;
}

export async function findCircle(db: Db, circleId: string): Promise<CircleRow | undefined> {
  const { rows } = await sql<CircleRow>`
    select ${circleColumns} from circles where id = ${circleId}
  `.execute(db);
  return rows[0];
}

/** Held until the transaction ends, and read then. */
export async function lockCircle(db: Db, circleId: string): Promise<CircleRow | undefined> {
  await sql`select from circles where id = ${circleId} for update`.execute(db);
  return findCircle(db, circleId);
}

/** False: the group has one. */
export async function insertCircle(
  db: Db,
  {
    id,
    groupId,
    openedBy,
    openedAt,
    days,
  }: Pick<CircleRow, 'id' | 'groupId' | 'openedAt' | 'days'> & { openedBy: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into circles (id, group_id, opened_by, opened_at, days) values (${id}, ${groupId}, ${openedBy}, ${openedAt}, ${days})
    on conflict (group_id) where ended_at is null do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

export async function changeCircle(
  db: Db,
  circleId: string,
  changes: Partial<
    Pick<CircleRow, 'state' | 'beginsAt' | 'closesAt' | 'isHandedOn' | 'endedAt' | 'people' | 'notes'>
  >,
): Promise<void> {
  await db.updateTable('circles').set(changes).where('id', '=', circleId).execute();
}

export interface LiveCircle {
  id: string;
  isGroupThere: boolean;
  /** Who is still in good standing of those who entered. */
  left: number;
}

export async function listLiveCircles(db: Db): Promise<LiveCircle[]> {
  const { rows } = await sql<LiveCircle>`
    select circles.id, ${isGroupThere} as is_group_there, (
      select count(*) from circle_entries entries join ${peopleAs('users')} on users.id = entries.user_id
      where entries.circle_id = circles.id and ${seenAsGood('users')})::int as left
    from circles join ${groupsAs('groups')} on groups.id = circles.group_id
    where circles.ended_at is null order by circles.id
  `.execute(db);
  return rows;
}

export async function* circlesOpenedBy({ db }: { db: Db }, { id }: { id: string }) {
  yield* await db
    .selectFrom('circles')
    .select([
      'id',
      'groupId',
      'state',
      'openedAt',
      'days',
      'beginsAt',
      'closesAt',
      'endedAt',
      'people',
      'notes',
    ])
    .where('openedBy', '=', id)
    .orderBy('openedAt')
    .execute();
}

export async function forgetOpener(db: Db, userId: string): Promise<void> {
  await db.updateTable('circles').set({ openedBy: null }).where('openedBy', '=', userId).execute();
}
