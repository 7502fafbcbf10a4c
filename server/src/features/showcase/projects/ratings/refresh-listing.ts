import { sql } from 'kysely';
import { closePages } from '../../../../core/project-room.ts';
import type { Transaction } from '../../../../core/transaction.ts';
import { isListed, projectsWithOwners } from '../projects.sql.ts';

/** One project, or all of somebody's when their standing changed. */
export type Relisted = { projectId: string } | { ownerId: string };

/**
 * Brings what lists and search read into line with a project's words, flags and owner. Called in the transaction that
 * changed one of them, so that nothing is ever found that may not be seen, nor heard by a page left open. Words are inserted in their order: two
 * projects with the same words would otherwise wait for each other.
 */
export async function refreshListing(tx: Pick<Transaction, 'db'>, which: Relisted): Promise<void> {
  const these =
    'projectId' in which ? sql`projects.id = ${which.projectId}` : sql`projects.owner_id = ${which.ownerId}`;
  const { rows } = await sql<{ projectId: string }>`
    with changed as (
      update project_stats set listed = ${isListed}, categories = projects.categories
      from ${projectsWithOwners}
      where project_stats.project_id = projects.id and ${these}
      returning project_stats.project_id, project_stats.listed
    ), unlisted as (
      delete from project_search using changed
      where project_search.project_id = changed.project_id and not changed.listed
    ), indexed as (
      insert into project_search (project_id, published_at, words)
      select id, published_at, search_document(name, tagline, description)
      from changed join projects on projects.id = changed.project_id
      where changed.listed
      on conflict (project_id) do update set words = excluded.words
      returning words
    ), spelled as (
      insert into search_words (word)
      select distinct word from indexed, unnest(tsvector_to_array(words)) as word
      where word ~ '^[[:alpha:]]{4,30}$'
      order by word
      on conflict do nothing
    )
    select project_id from changed where not listed
  `.execute(tx.db);
  await closePages(
    tx,
    rows.map(({ projectId }) => projectId),
  );
}
