import type { BadgeName, TesterCounter } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { badgeRules, profileRules } from '@firstlight/contract/rules.ts';
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

/** Shown from a random moment of the coming weeks on, so that no step appears when what made it does. */
export async function saveSteps(db: Db, reached: readonly ReachedStep[], now: Date): Promise<void> {
  if (reached.length === 0) return;
  await sql`
    insert into merit_steps (user_id, counter, step, shown_from)
    select id, counter::tester_counter, step,
      ${now}::timestamptz + random() * make_interval(days => ${profileRules.stepDaysMax})
    from unnest(${reached.map(({ id }) => id)}::uuid[], ${reached.map(({ counter }) => counter)}::text[],
      ${reached.map(({ step }) => step)}::int[]) as reached (id, counter, step)
    on conflict do nothing
  `.execute(db);
}

/** At a random moment of the coming weeks, so that no badge appears when what earned it does. */
export async function grantBadges(
  db: Db,
  earned: readonly { id: string; levels: Levels }[],
  now: Date,
): Promise<void> {
  const rows = earned.flatMap(({ id, levels }) =>
    Object.entries(levels).map(([badge, level]) => ({ id, badge, level })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into badges (user_id, badge, level, granted_at)
    select id, badge::badge_name, level,
      ${now}::timestamptz + random() * make_interval(days => ${badgeRules.delayDaysMax})
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ badge }) => badge)}::text[],
      ${rows.map(({ level }) => level)}::int[]) as earned (id, badge, level)
    on conflict do nothing
  `.execute(db);
}

/** Marks the badges as told that can be seen by now. A level below one that somebody already has is no news to them. */
export async function takeShown(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ userId: string; badge: BadgeName; level: number; isHighest: boolean }>`
    update badges set is_announced = true
    where (user_id, badge, level) in (
      select user_id, badge, level from badges where not is_announced and granted_at <= ${now}
      order by granted_at limit ${limit} for update skip locked
    )
    returning user_id, badge, level, not exists (
      select from badges as higher
      where higher.user_id = badges.user_id and higher.badge = badges.badge
        and higher.level > badges.level and higher.granted_at <= ${now}
    ) as is_highest
  `.execute(db);
  return rows;
}

/** The highest of each counter that shows by now. */
export function listSteps(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('meritSteps')
    .select(['counter', ({ fn }) => fn.max('step').as('step')])
    .where('userId', '=', userId)
    .where('shownFrom', '<=', now)
    .groupBy('counter')
    .execute();
}

export function listBadges(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('badges')
    .select(['badge', ({ fn }) => fn.max('level').as('level')])
    .where('userId', '=', userId)
    .where('grantedAt', '<=', now)
    .groupBy('badge')
    .execute();
}

export async function* stepsOf(db: Db, userId: string) {
  const own = db.selectFrom('meritSteps').selectAll().where('userId', '=', userId);
  yield* await own.orderBy('counter').orderBy('step').execute();
}

export async function* badgesOf(db: Db, userId: string) {
  yield* await db.selectFrom('badges').selectAll().where('userId', '=', userId).orderBy('badge').execute();
}
