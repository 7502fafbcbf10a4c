import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { projectsAs } from '../../showcase/projects/projects.sql.ts';
import { groupMembersAs, groupsAs, isGroupThere } from '../groups/groups.sql.ts';

/** The open round on a project in a group of somebody's, or in one that they have left since it opened. */
export async function findTried(
  db: Db,
  { testerId, projectId, isKept }: { testerId: string; projectId: string; isKept: boolean },
  now: Date,
): Promise<{ id: string; closesAt: Date } | undefined> {
  const { rows } = await sql<{ id: string; closesAt: Date }>`
    select rounds.id, rounds.closes_at from rounds
    join ${groupsAs('groups')} on groups.id = rounds.group_id and ${isGroupThere}
    where rounds.project_id = ${projectId} and rounds.circle_id is null and rounds.state = 'open' and rounds.closes_at > ${now} and (
      exists (select from ${groupMembersAs('members')} where members.group_id = rounds.group_id and members.user_id = ${testerId})
      or exists (select from round_leavers where round_id = rounds.id and user_id = ${testerId}))
    ${isKept ? sql`for share of rounds` : sql``}
  `.execute(db);
  return rows[0];
}

/** Whether somebody may know of a round: a member of its group, or whoever made the project. */
const isKnownTo = (readerId: RawBuilder<unknown>) => sql<boolean>`(
  projects.owner_id = ${readerId} or (${isGroupThere} and exists (
    select from ${groupMembersAs('members')} where members.group_id = rounds.group_id and members.user_id = ${readerId})))`;

const known = sql`rounds join ${groupsAs('groups')} on groups.id = rounds.group_id
  join ${projectsAs('projects')} on projects.id = rounds.project_id`;

export async function isReadableBy(
  db: Db,
  { readerId, roundId, projectId }: { readerId: string; roundId: string; projectId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${known}
    where rounds.id = ${roundId} and rounds.project_id = ${projectId} and rounds.feedbacks is not null and ${isKnownTo(sql`${readerId}`)}
  `.execute(db);
  return rows.length > 0;
}

export interface KnownRound {
  id: string;
  groupId: string;
  groupName: string;
  closesAt: Date | null;
  endedAt: Date | null;
  feedbacks: number | null;
}

/** The open one and the latest with a result. */
export async function listKnown(
  db: Db,
  readerId: string,
  projectId: string,
  limit: number,
): Promise<KnownRound[]> {
  const { rows } = await sql<KnownRound>`
    select rounds.id, rounds.group_id, groups.name as group_name, rounds.closes_at, rounds.ended_at, rounds.feedbacks from ${known}
    where rounds.project_id = ${projectId} and rounds.circle_id is null and (rounds.state = 'open' or rounds.feedbacks is not null) and ${isKnownTo(sql`${readerId}`)}
    order by rounds.opens_at desc, rounds.id limit ${limit}
  `.execute(db);
  return rows;
}

export async function listGroupsOfRounds(db: Db, roundIds: readonly string[]): Promise<Map<string, string>> {
  if (roundIds.length === 0) return new Map();
  const rows = await db.selectFrom('rounds').select(['id', 'groupId']).where('id', 'in', roundIds).execute();
  return new Map(rows.map(({ id, groupId }) => [id, groupId]));
}
