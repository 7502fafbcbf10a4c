import { accountRules, roundRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { isListed, projectsAs, projectsWithOwners } from '../../../showcase/projects/projects.sql.ts';
import { groupMembersAs, groupProjectsAs } from '../../groups/groups.sql.ts';
import type { Entry } from './draw-duties.ts';

/** Whoever tests, and did not sign up for it the day before: all of it stands on profiles. */
const isReady = (now: Date) => sql<boolean>`(owners.role <> 'creator'
  and owners.created_at <= ${now}::timestamptz - make_interval(days => ${accountRules.youngDays}))`;

/**
 * A project goes through one circle, also one that was broken off, and through none once a round on it had a result or was
 * broken off: of those who were there most may have spoken, and a newcomer alone would be left to write.
 */
const isDone = sql<boolean>`exists (
  select from rounds earlier where earlier.project_id = projects.id
    and (earlier.feedbacks is not null or earlier.state = 'cancelled' or (earlier.circle_id is not null and earlier.ended_at is not null)))`;

export async function findReadiness(
  db: Db,
  projectId: string,
  now: Date,
): Promise<{ isReady: boolean; isDone: boolean } | undefined> {
  const { rows } = await sql<{ isReady: boolean; isDone: boolean }>`
    select ${isReady(now)} as is_ready, ${isDone} as is_done from ${projectsWithOwners} where projects.id = ${projectId}
  `.execute(db);
  return rows[0];
}

/** False: they are in it. */
export async function insertEntry(
  db: Db,
  entry: Entry & { circleId: string; enteredAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into circle_entries (circle_id, user_id, project_id, entered_at)
    values (${entry.circleId}, ${entry.userId}, ${entry.projectId}, ${entry.enteredAt})
    on conflict do nothing returning circle_id
  `.execute(db);
  return rows.length > 0;
}

export async function deleteEntry(db: Db, circleId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('circleEntries')
    .where('circleId', '=', circleId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteEntriesBut(db: Db, circleId: string, userIds: readonly string[]): Promise<void> {
  await sql`
    delete from circle_entries where circle_id = ${circleId} and user_id <> all(${userIds}::uuid[])
  `.execute(db);
}

/** Whoever goes before a circle has begun is no longer in it. */
export async function leaveGathering(
  db: Db,
  { groupId, userIds }: { groupId: string; userIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from circle_entries using circles where circles.id = circle_id and circles.group_id = ${groupId}
      and circles.state = 'gathering' and user_id = any(${userIds}::uuid[])
  `.execute(db);
}

export function listEntries(db: Db, circleId: string): Promise<Entry[]> {
  return db
    .selectFrom('circleEntries')
    .select(['userId', 'projectId'])
    .where('circleId', '=', circleId)
    .orderBy('userId')
    .execute();
}

/** Who of those who entered still can: in the group and in good standing, with a project that is shared and free. */
export async function listFitEntries(
  db: Db,
  { id, groupId }: { id: string; groupId: string },
  now: Date,
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select entries.user_id, entries.project_id from circle_entries entries, ${projectsWithOwners}
    where entries.circle_id = ${id} and projects.id = entries.project_id and owners.id = entries.user_id
      and ${isListed} and ${isReady(now)} and not ${isDone}
      and exists (select from ${groupMembersAs('members')} where members.group_id = ${groupId} and members.user_id = owners.id)
      and exists (select from ${groupProjectsAs('shared')} where shared.group_id = ${groupId} and shared.project_id = projects.id)
      and not exists (select from rounds where rounds.project_id = projects.id and rounds.opens_at is not null
        and (rounds.state = 'open' or rounds.ended_at > ${now}::timestamptz - make_interval(days => ${roundRules.restDays})))
    order by entries.user_id
  `.execute(db);
  return rows;
}

/** One's own project in each of these. */
export async function listOwnEntries(
  db: Db,
  userId: string,
  circleIds: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const { rows } = await sql<{ circleId: string; id: string; name: string }>`
    select entries.circle_id, projects.id, projects.name from circle_entries entries
    join ${projectsAs('projects')} on projects.id = entries.project_id
    where entries.user_id = ${userId} and entries.circle_id = any(${circleIds}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ circleId, id, name }) => [circleId, { id, name }]));
}

export async function* entriesOf({ db }: { db: Db }, { id }: { id: string }) {
  yield* await db
    .selectFrom('circleEntries')
    .select(['circleId', 'projectId', 'enteredAt'])
    .where('userId', '=', id)
    .orderBy('enteredAt')
    .execute();
}

export async function deletePersonEntries(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('circleEntries').where('userId', '=', userId).execute();
}
