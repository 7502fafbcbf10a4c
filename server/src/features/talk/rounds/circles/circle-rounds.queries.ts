import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { isListed, projectsWithOwners } from '../../../showcase/projects/projects.sql.ts';
import { groupProjectsAs } from '../../groups/groups.sql.ts';

/** What is said of one project of a circle is held as in a round of its own, of which the group reads nothing. */
export interface CircleRound {
  id: string;
  projectId: string;
}

export async function insertCircleRounds(
  db: Db,
  circle: { id: string; groupId: string; opensAt: Date; closesAt: Date },
  rounds: readonly CircleRound[],
): Promise<void> {
  const { id: circleId, groupId, opensAt, closesAt } = circle;
  await db
    .insertInto('rounds')
    .values(
      rounds.map((round) => ({
        ...round,
        circleId,
        groupId,
        state: 'open' as const,
        askedAt: opensAt,
        opensAt,
        closesAt,
      })),
    )
    .execute();
}

export async function listCircleRounds(db: Db, circleIds: readonly string[]) {
  if (circleIds.length === 0) return [];
  return db
    .selectFrom('rounds')
    .select(['id', 'projectId', 'circleId'])
    .where('circleId', 'in', circleIds)
    .where('state', '=', 'open')
    .orderBy('projectId')
    .execute();
}

/** Held until the transaction ends: nothing is given in them meanwhile. */
export function lockCircleRounds(db: Db, circleId: string): Promise<CircleRound[]> {
  return db
    .selectFrom('rounds')
    .select(['id', 'projectId'])
    .where('circleId', '=', circleId)
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function endCircleRounds(
  db: Db,
  roundIds: readonly string[],
  ending: { state: 'closed' | 'cancelled'; endedAt: Date },
): Promise<void> {
  if (roundIds.length === 0) return;
  await db.updateTable('rounds').set(ending).where('id', 'in', roundIds).execute();
}

/** Of these, the ones whose project can still be tried: listed, and shared in the group. */
export async function listGoingOn(db: Db, roundIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select rounds.id from rounds, ${projectsWithOwners}
    where rounds.id = any(${roundIds}::uuid[]) and projects.id = rounds.project_id and ${isListed}
      and exists (select from ${groupProjectsAs('shared')}
        where shared.group_id = rounds.group_id and shared.project_id = rounds.project_id)
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Every project that is in a circle now. */
export async function listProjectsInCircles(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('rounds')
    .select('projectId')
    .where('circleId', 'is not', null)
    .where('state', '=', 'open')
    .execute();
  return rows.map(({ projectId }) => projectId);
}
