import { claimRules } from '@firstlight/contract/distribution-rules.ts';
import { countedSkipReasons, type SkipReason } from '@firstlight/contract/feed-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/**
 * What the distribution must know of who answered what. All of it is asked by fingerprints that the caller brings, or
 * counted: nothing here unseals a name.
 */

/** Which of these pairs of tester and project have a feedback or a skip. */
export async function findAnswered(db: Db, pairTags: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{ tag: string }>`
    /* prepared: feedback.find-answered */
    select encode(pair_tag, 'hex') as tag from hidden.feedback_authors
    join feedback on feedback.id = feedback_id
    where pair_tag = any(${pairTags}::bytea[]) and deleted_at is null
    union
    select encode(pair_tag, 'hex') from hidden.skip_authors where pair_tag = any(${pairTags}::bytea[])
  `.execute(db);
  return new Set(rows.map(({ tag }) => tag));
}

export interface AnswerRow {
  kind: 'full' | 'quick';
  reason: SkipReason | null;
  authorTag: Buffer;
  at: Date;
}

/** What counts of a project's feedback and skips, each tester once. */
export async function listAnswers(db: Db, projectId: string): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    with full_ones as (
      select author_tag, given_at from feedback join hidden.feedback_authors on feedback_id = feedback.id
      where project_id = ${projectId} and deleted_at is null and not is_withheld and uncounted_for is null
    )
    select 'full' as kind, null as reason, author_tag, given_at as at from full_ones
    union all
    select 'quick', reason, author_tag, skipped_at from skips join hidden.skip_authors on skip_id = skips.id
    where project_id = ${projectId} and not is_withheld and author_tag not in (select author_tag from full_ones)
  `.execute(db);
  return rows;
}

/** The counted feedback of these projects: by whom, as a fingerprint, and when. */
export async function listFullAnswers(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; authorTag: Buffer; givenAt: Date }>`
    select project_id, author_tag, given_at from feedback join hidden.feedback_authors on feedback_id = feedback.id
    where project_id = any(${projectIds}::uuid[]) and deleted_at is null and not is_withheld and uncounted_for is null
  `.execute(db);
  return rows;
}

/** The makers whose projects these people answered. */
export async function findAnsweredMakers(db: Db, authorTag: Buffer, since: Date): Promise<string[]> {
  const { rows } = await sql<{ ownerId: string }>`
    /* prepared: feedback.find-answered-makers */
    select distinct owner_id from hidden.feedback_authors
    join feedback on feedback.id = feedback_id join projects on projects.id = project_id
    where author_tag = ${authorTag} and given_at > ${since} and feedback.deleted_at is null
  `.execute(db);
  return rows.map(({ ownerId }) => ownerId);
}

/** Of these people, who answered a project of this maker. */
export async function findAnsweringTags(
  db: Db,
  ownerId: string,
  authorTags: readonly Buffer[],
  since: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ tag: string }>`
    select distinct encode(author_tag, 'hex') as tag from hidden.feedback_authors
    join feedback on feedback.id = feedback_id join projects on projects.id = project_id
    where author_tag = any(${authorTags}::bytea[]) and given_at > ${since}
      and feedback.deleted_at is null and owner_id = ${ownerId}
  `.execute(db);
  return new Set(rows.map(({ tag }) => tag));
}

export interface ClaimRow {
  projectId: string;
  fresh: number;
  stale: number;
}

/** Tests begun with these projects and neither sent in nor lapsed. */
export async function countClaimRows(db: Db, now: Date, projectIds: readonly string[]): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select project_id,
      count(*) filter (where started_at > ${now}::timestamptz - make_interval(hours => ${claimRules.freshHours}))::int as fresh,
      count(*) filter (where started_at <= ${now}::timestamptz - make_interval(hours => ${claimRules.freshHours}))::int as stale
    from hidden.test_visits v
    where started_at > ${now}::timestamptz - make_interval(hours => ${claimRules.lapsedAfterHours})
      and project_id = any(${projectIds}::uuid[])
      and not exists (select from hidden.feedback_authors a where a.pair_tag = v.pair_tag)
      and not exists (select from hidden.skip_authors a where a.pair_tag = v.pair_tag)
    group by project_id
  `.execute(db);
  return rows;
}

export interface GivenRow {
  authorTag: Buffer;
  projectId: string;
  kind: 'full' | 'quick';
}

/** What each of these people has given that counts. */
export async function listGivenBy(db: Db, authorTags: readonly Buffer[]): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select author_tag, project_id, 'full' as kind from hidden.feedback_authors
    join feedback on feedback.id = feedback_id
    where author_tag = any(${authorTags}::bytea[]) and deleted_at is null and uncounted_for is null
    union all
    select author_tag, project_id, 'quick' from hidden.skip_authors join skips on skips.id = skip_id
    where author_tag = any(${authorTags}::bytea[])
  `.execute(db);
  return rows;
}

/** How many answers these projects have that count, whoever gave them. */
export async function countAnswers(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; answers: number }>`
    select project_id, count(*)::int as answers from (
      select project_id from feedback
      where project_id = any(${projectIds}::uuid[]) and deleted_at is null and not is_withheld and uncounted_for is null
      union all
      select project_id from skips where project_id = any(${projectIds}::uuid[]) and not is_withheld
        and reason = any(${countedSkipReasons}::skip_reason[])
    ) as answers group by project_id
  `.execute(db);
  return new Map(rows.map(({ projectId, answers }) => [projectId, answers]));
}

/** Whoever answered one of these projects. */
export async function listAnswerTags(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; authorTag: Buffer }>`
    select project_id, author_tag from feedback join hidden.feedback_authors on feedback_id = feedback.id
    where project_id = any(${projectIds}::uuid[])
    union
    select project_id, author_tag from skips join hidden.skip_authors on skip_id = skips.id
    where project_id = any(${projectIds}::uuid[])
  `.execute(db);
  return rows;
}

/** What somebody skipped before this moment, latest first. */
export async function listSkipsBefore(db: Db, authorTag: Buffer, before: Date) {
  const { rows } = await sql<{ projectId: string; skippedAt: Date }>`
    /* prepared: feedback.list-skips-before */
    select project_id, skipped_at from hidden.skip_authors join skips on skips.id = skip_id
    where author_tag = ${authorTag} and skipped_at < ${before}
    order by skipped_at desc limit 100
  `.execute(db);
  return rows;
}

/** How many people answered each project that everybody can see and that was posted since then. */
export async function countAnswererRows(db: Db, since: Date) {
  const { rows } = await sql<{ projectId: string; answerers: number }>`
    select project_id, count(distinct author_tag)::int as answerers from (
      select project_id, author_tag from feedback join hidden.feedback_authors on feedback_id = feedback.id
      where deleted_at is null and not is_withheld
      union all
      select project_id, author_tag from skips join hidden.skip_authors on skip_id = skips.id where not is_withheld
    ) as answers join project_stats using (project_id)
    where listed and published_at >= ${since}
    group by project_id
  `.execute(db);
  return rows;
}
