import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { isListed, projectsWithOwners } from '../projects.sql.ts';
import type { Relisted } from './refresh-listing.ts';

export interface Listing {
  projectId: string;
  listed: boolean;
  wasListed: boolean;
}

/**
 * Words are inserted in their order: two projects with the same words would otherwise wait for each other. Gives all of
 * these projects, with whether everybody may see them and whether everybody might before.
 */
export async function relist(db: Db, which: Relisted): Promise<Listing[]> {
  const these =
    'projectId' in which ? sql`projects.id = ${which.projectId}` : sql`projects.owner_id = ${which.ownerId}`;
  const before = await lockListed(db, these);
  const { rows } = await sql<Omit<Listing, 'wasListed'>>`
    with changed as (
      update project_stats set listed = ${isListed}, categories = projects.categories, language = projects.language
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
    select project_id, listed from changed
  `.execute(db);
  return rows.map((row) => ({ ...row, wasListed: before.get(row.projectId) ?? false }));
}

/** Whoever waits here for another change reads on with what that one left, and not with what stood before it. */
async function lockListed(db: Db, these: RawBuilder<unknown>): Promise<Map<string, boolean>> {
  const { rows } = await sql<Omit<Listing, 'wasListed'>>`
    select stats.project_id, stats.listed from project_stats as stats join projects on projects.id = stats.project_id
    where ${these} order by stats.project_id for update of stats
  `.execute(db);
  return new Map(rows.map(({ projectId, listed }) => [projectId, listed]));
}
