import { profileRules } from '@firstlight/contract/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';
import { iterationsAs } from '../../iterations/iterations.sql.ts';

/**
 * What counts of people's feedback, added up for each maker it was for: what a single maker can bring about must not show.
 * Asked by fingerprints that the caller brings; nothing here unseals a name.
 */

/**
 * From a day drawn by lot: the lot is a byte of a keyed fingerprint, so it is always the same one and nobody outside can
 * compute it.
 */
const isPast = (moment: RawBuilder<unknown>, lot: RawBuilder<unknown>, now: Date) =>
  sql`${moment} <= ${now}::timestamptz - make_interval(days => 1 + get_byte(${lot}, 0) % ${profileRules.lagDaysMax})`;

/** What a tester did counts from when others could know of it, and has one lot; each mark and each credit draws its own, so that two never arrive together. */
const ofDeed = sql`pair_tag`;
const ofMark = sql`sha256(pair_tag || date_send(coalesce(marked_on, given_on)))`;
const ofCredit = sql`sha256(pair_tag || uuid_send(iterations.id))`;

export interface ContributionRow {
  authorTag: Buffer;
  /** How many for each maker. */
  feedback: number[];
  /** How many of them each maker called helpful, of those who did. */
  helpful: number[];
  /** One bit for each category. */
  categories: number;
  /** The Mondays of the weeks in which it was given, one after the other. */
  weeks: string;
}

export async function addUpFeedback(
  db: Db,
  authorTags: readonly Buffer[],
  now: Date,
): Promise<ContributionRow[]> {
  const helpful = sql`mark = 'helpful' and ${isPast(sql`coalesce(marked_on, given_on)`, ofMark, now)}`;
  const { rows } = await sql<ContributionRow>`
    select author_tag, array_agg(feedback) as feedback,
      coalesce(array_agg(helpful) filter (where helpful > 0), '{}') as helpful,
      bit_or(categories)::int as categories, string_agg(weeks, ' ') as weeks
    from (
      select author_tag, count(*)::int as feedback, count(*) filter (where ${helpful})::int as helpful,
        bit_or(coalesce(origin.categories, projects.categories)) as categories, string_agg(distinct date_trunc('week', given_on)::date::text, ' ') as weeks
      from hidden.feedback_authors wrote
      join feedback on feedback.id = wrote.feedback_id join ${projectsAs('projects')} on projects.id = project_id
      left join hidden.feedback_origins origin on origin.feedback_id = feedback.id
      where author_tag = any(${authorTags}::bytea[]) and feedback.deleted_at is null and not is_withheld
        and uncounted_for is null and ${isPast(sql`greatest(given_at, first_shown_at)`, ofDeed, now)}
      group by author_tag, owner_id
    ) as per_maker
    group by author_tag
  `.execute(db);
  return rows;
}

interface CountRow {
  authorTag: Buffer;
  count: number;
}

/** How many makers credited their counted feedback in an iteration, each by the first time they did. */
export async function countInspired(db: Db, authorTags: readonly Buffer[], now: Date): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select author_tag, count(*) filter (where is_past)::int as count from (
      select distinct on (author_tag, owner_id) author_tag, ${isPast(sql`iterations.published_at`, ofCredit, now)} as is_past
      from hidden.feedback_authors join feedback on feedback.id = feedback_id
      join iteration_feedback using (feedback_id) join ${iterationsAs('iterations')} on iterations.id = iteration_id
      join ${projectsAs('projects')} on projects.id = iterations.project_id
      where author_tag = any(${authorTags}::bytea[]) and feedback.deleted_at is null and not is_withheld
        and iterations.deleted_at is null and uncounted_for is null
      order by author_tag, owner_id, iterations.published_at, iterations.id
    ) as first_credits
    group by author_tag
  `.execute(db);
  return rows;
}

/** On how many projects of each maker they set out and arrived. */
export async function countTested(db: Db, authorTags: readonly Buffer[], now: Date) {
  const { rows } = await sql<{ authorTag: Buffer; tested: number[] }>`
    select author_tag, array_agg(tested) as tested from (
      select author_tag, count(*)::int as tested from hidden.tests join ${projectsAs('projects')} on projects.id = project_id
      where author_tag = any(${authorTags}::bytea[]) and ${isPast(sql`opened_at`, ofDeed, now)}
      group by author_tag, owner_id
    ) as per_maker
    group by author_tag
  `.execute(db);
  return rows;
}

/** With how many makers each of them agreed to show their names. */
export async function countRevealed(db: Db, authorTags: readonly Buffer[], now: Date): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select author_tag, count(distinct owner_id)::int as count from hidden.feedback_authors
    join feedback_threads using (feedback_id) join feedback on feedback.id = feedback_id
    join ${projectsAs('projects')} on projects.id = project_id
    where author_tag = any(${authorTags}::bytea[]) and ${isPast(sql`revealed_at`, ofDeed, now)}
    group by author_tag
  `.execute(db);
  return rows;
}

/** The other side: with how many testers these makers did. */
export async function countRevealedMakers(db: Db, ownerIds: readonly string[], now: Date) {
  const { rows } = await sql<{ ownerId: string; count: number }>`
    select owner_id, count(distinct author_tag)::int as count from ${projectsAs('projects')}
    join feedback on feedback.project_id = projects.id
    join feedback_threads on feedback_threads.feedback_id = feedback.id
    join hidden.feedback_authors as wrote on wrote.feedback_id = feedback.id
    where owner_id = any(${ownerIds}::uuid[]) and ${isPast(sql`revealed_at`, ofDeed, now)}
    group by owner_id
  `.execute(db);
  return rows;
}
