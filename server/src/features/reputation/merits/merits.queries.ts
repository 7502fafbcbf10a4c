import type { BadgeName, TesterCounter } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { profileRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { peopleAs } from '../../people/accounts/accounts.sql.ts';
import { projectStatsAs, projectsAs } from '../../showcase/projects/projects.sql.ts';
import { needsAs } from '../../trials/distribution/distribution.sql.ts';
import { creditsAs } from '../../trials/feedback/feedback.sql.ts';
import { iterationsAs } from '../../trials/iterations/iterations.sql.ts';
import type { Levels } from './badges.policy.ts';

export interface PersonRow {
  id: string;
  createdAt: Date;
  standing: 'good' | 'limited' | 'suspended';
}

export function listPeople(db: Db, after: string | undefined, limit: number): Promise<PersonRow[]> {
  return db
    .selectFrom(peopleAs('users'))
    .select(['id', 'createdAt', 'standing'])
    .where('emailVerifiedAt', 'is not', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function findPersonRow(db: Db, userId: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom(peopleAs('users'))
    .select(['id', 'createdAt', 'standing'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export interface MadeRow {
  ownerId: string;
  launched: number;
  received: number;
  /** The Mondays of the weeks in which what was launched had been posted. */
  weeks: string[];
}

/** What these makers have launched and received. A project is launched once it was visible for a day, all its hours added up. */
export async function addUpMade(db: Db, ownerIds: readonly string[], now: Date): Promise<MadeRow[]> {
  const isLaunched = sql`earlier_seconds + waited_seconds + coalesce(extract(epoch from ${now}::timestamptz - visible_since), 0)
    >= ${profileRules.launchedAfterHours * 3600}::int
    and projects.published_at <= ${now}::timestamptz - make_interval(hours => ${profileRules.launchedAfterHours})`;
  const { rows } = await sql<MadeRow>`
    select projects.owner_id, count(*) filter (where ${isLaunched})::int as launched,
      sum(feedback_count)::int as received,
      coalesce(array_agg(distinct date_trunc('week', projects.published_at at time zone 'UTC')::date::text)
        filter (where ${isLaunched}), '{}') as weeks
    from ${projectsAs('projects')} join ${projectStatsAs('project_stats')} on project_stats.project_id = projects.id
    left join ${needsAs('project_needs')} on project_needs.project_id = projects.id
    where projects.owner_id = any(${ownerIds}::uuid[]) and projects.deleted_at is null
    group by projects.owner_id
  `.execute(db);
  return rows;
}

/** The iterations these makers have published, and how many feedbacks they credited in them. */
export async function addUpIterations(db: Db, ownerIds: readonly string[]) {
  const { rows } = await sql<{ ownerId: string; iterations: number; credited: number }>`
    select owner_id, count(distinct iterations.id)::int as iterations, count(feedback_id)::int as credited
    from ${projectsAs('projects')} join ${iterationsAs('iterations')} on iterations.project_id = projects.id and iterations.deleted_at is null
    left join ${creditsAs('credits')} on iteration_id = iterations.id
    where owner_id = any(${ownerIds}::uuid[]) and projects.deleted_at is null
    group by owner_id
  `.execute(db);
  return rows;
}

export interface ReachedStep {
  id: string;
  counter: TesterCounter;
  step: number;
}

/** Replaces the public steps of these people. */
export async function replaceSteps(
  db: Db,
  userIds: readonly string[],
  reached: readonly ReachedStep[],
): Promise<void> {
  await db.deleteFrom('meritSteps').where('userId', 'in', userIds).execute();
  if (reached.length === 0) return;
  await db
    .insertInto('meritSteps')
    .values(reached.map(({ id: userId, counter, step }) => ({ userId, counter, step })))
    .execute();
}

/** Stores badges. Returns those that are new, and whether each is the highest level that its owner has. */
export async function grantBadges(
  db: Db,
  earned: readonly { id: string; levels: Levels }[],
  now: Date,
): Promise<{ userId: string; badge: BadgeName; level: number; isHighest: boolean }[]> {
  const badges = earned.flatMap(({ id, levels }) =>
    Object.entries(levels).map(([badge, level]) => ({ id, badge, level })),
  );
  if (badges.length === 0) return [];
  const { rows } = await sql<{ userId: string; badge: BadgeName; level: number; isHighest: boolean }>`
    insert into badges (user_id, badge, level, earned_at)
    select id, badge::badge_name, level, ${now}::timestamptz
    from unnest(${badges.map(({ id }) => id)}::uuid[], ${badges.map(({ badge }) => badge)}::text[],
      ${badges.map(({ level }) => level)}::int[]) as earned (id, badge, level)
    on conflict do nothing
    returning user_id, badge, level, not exists (
      select from badges as higher
      where higher.user_id = badges.user_id and higher.badge = badges.badge and higher.level > badges.level
    ) as is_highest
  `.execute(db);
  return rows;
}

/** Publishes the badges that these people have. */
export async function publishBadges(db: Db, userIds: readonly string[]): Promise<void> {
  await db
    .updateTable('badges')
    .set({ isPublic: true })
    .where('userId', 'in', userIds)
    .where('isPublic', '=', false)
    .execute();
}

export function listSteps(db: Db, userId: string) {
  return db.selectFrom('meritSteps').select(['counter', 'step']).where('userId', '=', userId).execute();
}

/** Lists the highest level of each badge, for other members or for its owner. A maker's own badge is public from the start. */
export function listBadges(db: Db, userId: string, view: 'own' | 'public') {
  return db
    .selectFrom('badges')
    .select(['badge', ({ fn }) => fn.max('level').as('level')])
    .where('userId', '=', userId)
    .$if(view === 'public', (query) =>
      query.where((is) => is.or([is('isPublic', '=', true), is('badge', '=', 'iterativeBuilder')])),
    )
    .groupBy('badge')
    .execute();
}

export async function* stepsOf(db: Db, userId: string) {
  const own = db.selectFrom('meritSteps').selectAll().where('userId', '=', userId);
  yield* await own.orderBy('counter').execute();
}

export async function* badgesOf(db: Db, userId: string) {
  yield* await db.selectFrom('badges').selectAll().where('userId', '=', userId).orderBy('badge').execute();
}
