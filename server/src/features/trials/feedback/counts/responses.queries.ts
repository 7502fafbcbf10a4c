import { countedSkipReasons, type SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';

/**
 * What the distribution must know of who answered what. All of it is asked by fingerprints that the caller brings, or
 * counted: nothing here unseals a name.
 */

export interface ResponseRow {
  kind: 'full' | 'quick';
  reason: SkipReason | null;
  /** It was us who brought them to the project. */
  isPrompted: boolean;
  at: Date;
}

/**
 * The feedback that counts and the skips of these projects, each tester once. Whoever skipped one twice is there with the first word
 * that counts towards the minimum: a later one neither takes it away nor moves its moment. What those who left wrote goes
 * on counting, from the moment it first showed, or its maker would see a figure move and know whose it was.
 */
const responsesTo = (projectIds: readonly string[]) => sql`
  with full_ones as (
    select project_id, author_tag, coalesce(is_prompted, true) as is_prompted,
      coalesce(first_shown_at, given_on::timestamp at time zone 'UTC') as at
    from feedback left join hidden.feedback_authors wrote on wrote.feedback_id = feedback.id
    left join hidden.feedback_origins origin on origin.feedback_id = feedback.id
    where project_id = any(${projectIds}::uuid[]) and deleted_at is null and not is_withheld and uncounted_for is null
  )
  select project_id, 'full' as kind, null as reason, is_prompted, at from full_ones
  union all
  (select distinct on (project_id, coalesce(skipped.author_tag, uuid_send(skips.id)))
    project_id, 'quick', reason, coalesce(is_prompted, true), coalesce(first_shown_at, skips.given_on::timestamp at time zone 'UTC')
  from skips left join hidden.skip_authors skipped on skipped.skip_id = skips.id
  left join hidden.skip_origins origin on origin.skip_id = skips.id
  where project_id = any(${projectIds}::uuid[]) and not is_withheld and not is_superseded
    and not exists (select from full_ones where full_ones.project_id = skips.project_id and full_ones.author_tag = skipped.author_tag)
  order by project_id, coalesce(skipped.author_tag, uuid_send(skips.id)), reason = any(${countedSkipReasons}::skip_reason[]) desc, skipped_at)`;

export async function listResponses(db: Db, projectId: string): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    select kind, reason, is_prompted, at from (${responsesTo([projectId])}) as responses
  `.execute(db);
  return rows;
}

/** How many of them count towards the minimum, by the same statement: otherwise the nightly comparison recounts for nothing. */
export async function countResponseRows(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; answers: number }>`
    select project_id, count(*)::int as answers from (${responsesTo(projectIds)}) as responses
    where kind = 'full' or reason = any(${countedSkipReasons}::skip_reason[])
    group by project_id
  `.execute(db);
  return new Map(rows.map(({ projectId, answers }) => [projectId, answers]));
}

interface FullAnswerRow {
  projectId: string;
  /** Null: they have left. */
  authorTag: Buffer | null;
  givenAt: Date;
  isPrompted: boolean;
  /** Noted when they left; null before. */
  wasYoung: boolean | null;
}

/** The counted feedback of these projects: by whom, as a fingerprint, when, and what was noted of it for good. */
export async function listFullResponses(db: Db, projectIds: readonly string[]): Promise<FullAnswerRow[]> {
  const { rows } = await sql<FullAnswerRow>`
    select project_id, author_tag, coalesce(given_at, given_on::timestamp at time zone 'UTC') as given_at,
      coalesce(is_prompted, true) as is_prompted, was_young
    from feedback left join hidden.feedback_authors wrote on wrote.feedback_id = feedback.id
    left join hidden.feedback_origins origin on origin.feedback_id = feedback.id
    where project_id = any(${projectIds}::uuid[]) and deleted_at is null and not is_withheld and uncounted_for is null
  `.execute(db);
  return rows;
}

export interface GivenRow {
  authorTag: Buffer;
  projectId: string;
  kind: 'full' | 'quick';
}

/** What each of these people has given that counts; where somebody gave several, the full one or the later skip. */
export async function listGivenBy(db: Db, authorTags: readonly Buffer[]): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select distinct on (author_tag, project_id) author_tag, project_id, kind from (
      select author_tag, project_id, 'full' as kind from hidden.feedback_authors
      join feedback on feedback.id = feedback_id
      where author_tag = any(${authorTags}::bytea[]) and deleted_at is null and uncounted_for is null
      union all
      select author_tag, project_id, 'quick' from hidden.skip_authors join skips on skips.id = skip_id
      where author_tag = any(${authorTags}::bytea[]) and pair_tag is not null
        and reason = any(${countedSkipReasons}::skip_reason[])
    ) as given order by author_tag, project_id, kind
  `.execute(db);
  return rows;
}

/** Whoever answered one of these projects, and when first. */
export async function listResponseTags(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; authorTag: Buffer; answeredAt: Date }>`
    select project_id, author_tag, min(at) as answered_at from (
      select project_id, author_tag, given_at as at
      from feedback join hidden.feedback_authors on feedback_id = feedback.id
      where project_id = any(${projectIds}::uuid[])
      union all
      select project_id, author_tag, skipped_at from skips join hidden.skip_authors on skip_id = skips.id
      where project_id = any(${projectIds}::uuid[])
    ) as answers group by project_id, author_tag
  `.execute(db);
  return rows;
}

/** How many people answered each of these projects. */
export async function countResponderRows(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; answerers: number }>`
    select project_id, count(distinct author_tag)::int as answerers from (
      select project_id, author_tag from feedback join hidden.feedback_authors on feedback_id = feedback.id
      where project_id = any(${projectIds}::uuid[]) and deleted_at is null and not is_withheld
      union all
      select project_id, author_tag from skips join hidden.skip_authors on skip_id = skips.id
      where project_id = any(${projectIds}::uuid[]) and not is_withheld
    ) as answers group by project_id
  `.execute(db);
  return rows;
}

export interface FirstCounted {
  projectId: string;
  name: string;
  comment: string;
  publishedAt: Date;
  givenOn: string;
  /** A full quarter of an hour; null for what was shown before it was kept. */
  firstShownAt: Date | null;
}

/**
 * Of several of the first day, one by the lot they drew. Of each project one is looked at, however many there are. Nothing hidden
 * is joined: what goes with the author would tell the maker of their going.
 */
export async function findFirstCounted(db: Db, ownerId: string): Promise<FirstCounted | undefined> {
  const { rows } = await sql<FirstCounted>`
    select projects.id as project_id, projects.name, first.comment, projects.published_at, first.given_on::text as given_on,
      first.first_shown_at
    from ${projectsAs('projects')} cross join lateral (
      select comment, given_on, shuffle, first_shown_at from feedback
      where project_id = projects.id and deleted_at is null and not is_withheld and uncounted_for is null
      order by given_on, shuffle, id limit 1
    ) as first
    where owner_id = ${ownerId} and projects.deleted_at is null and projects.suspended_at is null
    order by first.given_on, first.shuffle limit 1
  `.execute(db);
  return rows[0];
}

/** What one tester wrote, shown or not: they know it themselves. */
export async function countGivenSince(db: Db, tag: Buffer, since: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select 1 from hidden.feedback_authors author join feedback on feedback.id = author.feedback_id
        where author_tag = ${tag} and given_at >= ${since}::date and feedback.deleted_at is null and feedback.uncounted_for is null limit ${limit})
      union all
      (select 1 from hidden.skip_authors where author_tag = ${tag} and skipped_at >= ${since}::date limit ${limit})
      limit ${limit}
    ) as given
  `.execute(db);
  return rows[0]?.count ?? 0;
}
