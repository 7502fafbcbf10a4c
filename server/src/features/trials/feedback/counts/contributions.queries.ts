import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';
import { iterationsAs } from '../../iterations/iterations.sql.ts';

/**
 * What counts of people's feedback, added up for each maker it was for: what a single maker can bring about must not show.
 * Asked by fingerprints that the caller brings; nothing here unseals a name.
 */

/** The view of a count: `own` includes what waits for its publication boundary. */
export type ContributionsView = 'own' | 'public';

const isGiven = (view: ContributionsView) =>
  view === 'own'
    ? sql`(not feedback.is_withheld or feedback.publish_at is not null)
        and case when draft is null then feedback.deleted_at else (draft ->> 'deletedAt')::timestamptz end is null`
    : sql`not feedback.is_withheld and feedback.deleted_at is null`;

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
  view: ContributionsView,
): Promise<ContributionRow[]> {
  const { rows } = await sql<ContributionRow>`
    select author_tag, array_agg(feedback) as feedback,
      coalesce(array_agg(helpful) filter (where helpful > 0), '{}') as helpful,
      bit_or(categories)::int as categories, string_agg(weeks, ' ') as weeks
    from (
      select author_tag, count(*)::int as feedback, count(*) filter (where mark = 'helpful')::int as helpful,
        bit_or(coalesce(origin.categories, projects.categories)) as categories, string_agg(distinct date_trunc('week', given_on)::date::text, ' ') as weeks
      from hidden.feedback_authors wrote
      join feedback on feedback.id = wrote.feedback_id join ${projectsAs('projects')} on projects.id = project_id
      left join hidden.feedback_origins origin on origin.feedback_id = feedback.id
      where author_tag = any(${authorTags}::bytea[]) and ${isGiven(view)} and uncounted_for is null
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

/** Counts the makers who credited counted feedback of each person in an iteration: at most one iteration of one maker counts. */
export async function countInspired(
  db: Db,
  authorTags: readonly Buffer[],
  view: ContributionsView,
): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select author_tag, count(distinct owner_id)::int as count
    from hidden.feedback_authors join feedback on feedback.id = feedback_id
    join iteration_feedback using (feedback_id) join ${iterationsAs('iterations')} on iterations.id = iteration_id
    join ${projectsAs('projects')} on projects.id = iterations.project_id
    where author_tag = any(${authorTags}::bytea[]) and ${isGiven(view)} and iterations.deleted_at is null
      and uncounted_for is null
    group by author_tag
  `.execute(db);
  return rows;
}

/** On how many projects of each maker they set out and arrived. */
export async function countTested(db: Db, authorTags: readonly Buffer[]) {
  const { rows } = await sql<{ authorTag: Buffer; tested: number[] }>`
    select author_tag, array_agg(tested) as tested from (
      select author_tag, count(*)::int as tested from hidden.tests join ${projectsAs('projects')} on projects.id = project_id
      where author_tag = any(${authorTags}::bytea[]) and opened_at is not null
      group by author_tag, owner_id
    ) as per_maker
    group by author_tag
  `.execute(db);
  return rows;
}

/** With how many makers each of them agreed to show their names. */
export async function countRevealed(db: Db, authorTags: readonly Buffer[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select author_tag, count(distinct owner_id)::int as count from hidden.feedback_authors
    join feedback_threads using (feedback_id) join feedback on feedback.id = feedback_id
    join ${projectsAs('projects')} on projects.id = project_id
    where author_tag = any(${authorTags}::bytea[]) and revealed_at is not null
    group by author_tag
  `.execute(db);
  return rows;
}

/** The other side: with how many testers these makers did. */
export async function countRevealedMakers(db: Db, ownerIds: readonly string[]) {
  const { rows } = await sql<{ ownerId: string; count: number }>`
    select owner_id, count(distinct author_tag)::int as count from ${projectsAs('projects')}
    join feedback on feedback.project_id = projects.id
    join feedback_threads on feedback_threads.feedback_id = feedback.id
    join hidden.feedback_authors as wrote on wrote.feedback_id = feedback.id
    where owner_id = any(${ownerIds}::uuid[]) and revealed_at is not null
    group by owner_id
  `.execute(db);
  return rows;
}
