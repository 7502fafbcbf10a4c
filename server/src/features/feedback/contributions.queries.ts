import { profileRules } from '@firstlight/contract/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/**
 * What counts of people's feedback, added up. Asked by fingerprints that the caller brings; nothing here unseals a name.
 */

/**
 * From a day drawn by lot: the lot is a byte of a keyed fingerprint, so it is always the same one and nobody outside can
 * compute it.
 */
const isPast = (moment: RawBuilder<unknown>, now: Date) =>
  sql`${moment} <= ${now}::timestamptz - make_interval(days => 1 + get_byte(pair_tag, 0) % ${profileRules.lagDaysMax})`;

export interface ContributionRow {
  authorTag: Buffer;
  feedback: number;
  helpful: number;
  /** How many makers said so. */
  helpedMakers: number;
  /** One bit for each category. */
  categories: number;
  /** The Mondays of the weeks in which it was given. */
  weeks: string[];
}

export async function addUpFeedback(
  db: Db,
  authorTags: readonly Buffer[],
  now: Date,
): Promise<ContributionRow[]> {
  const helpful = sql`mark = 'helpful' and ${isPast(sql`coalesce(marked_on, given_on)`, now)}`;
  const { rows } = await sql<ContributionRow>`
    select author_tag, count(*)::int as feedback,
      count(*) filter (where ${helpful})::int as helpful,
      count(distinct owner_id) filter (where ${helpful})::int as helped_makers,
      bit_or(categories)::int as categories,
      array_agg(distinct date_trunc('week', given_on)::date::text) as weeks
    from hidden.feedback_authors
    join feedback on feedback.id = feedback_id join projects on projects.id = project_id
    where author_tag = any(${authorTags}::bytea[]) and feedback.deleted_at is null and not is_withheld
      and uncounted_for is null and ${isPast(sql`given_at`, now)}
    group by author_tag
  `.execute(db);
  return rows;
}

/** How many iterations credited their counted feedback, and on how many projects. */
export async function addUpInspired(db: Db, authorTags: readonly Buffer[], now: Date) {
  const { rows } = await sql<{ authorTag: Buffer; iterations: number; projects: number }>`
    select author_tag, count(distinct iterations.id)::int as iterations,
      count(distinct iterations.project_id)::int as projects
    from hidden.feedback_authors join feedback on feedback.id = feedback_id
    join iteration_feedback using (feedback_id) join iterations on iterations.id = iteration_id
    where author_tag = any(${authorTags}::bytea[]) and feedback.deleted_at is null and not is_withheld
      and iterations.deleted_at is null and uncounted_for is null and ${isPast(sql`published_at`, now)}
    group by author_tag
  `.execute(db);
  return rows;
}

interface CountRow {
  authorTag: Buffer;
  count: number;
}

/** On how many projects each of them set out and arrived. */
export async function countTested(db: Db, authorTags: readonly Buffer[], now: Date): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select author_tag, count(*)::int as count from hidden.test_visits
    where author_tag = any(${authorTags}::bytea[]) and ${isPast(sql`opened_at`, now)}
    group by author_tag
  `.execute(db);
  return rows;
}

/** With how many makers each of them agreed to show their names. */
export async function countRevealed(db: Db, authorTags: readonly Buffer[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select author_tag, count(*)::int as count from hidden.feedback_authors
    join feedback_threads using (feedback_id)
    where author_tag = any(${authorTags}::bytea[]) and revealed_at is not null
    group by author_tag
  `.execute(db);
  return rows;
}

/** The other side: with how many testers these makers did. */
export async function countRevealedMakers(db: Db, ownerIds: readonly string[]) {
  const { rows } = await sql<{ ownerId: string; count: number }>`
    select owner_id, count(*)::int as count from projects
    join feedback on feedback.project_id = projects.id
    join feedback_threads on feedback_threads.feedback_id = feedback.id
    where owner_id = any(${ownerIds}::uuid[]) and revealed_at is not null
    group by owner_id
  `.execute(db);
  return rows;
}
