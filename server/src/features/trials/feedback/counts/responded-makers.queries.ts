import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';

const answeredMakers = (authorTag: Buffer, since: Date) => sql<{ ownerId: string }>`
  select distinct owner_id from hidden.feedback_authors
  join feedback on feedback.id = feedback_id join ${projectsAs('projects')} on projects.id = project_id
  where author_tag = ${authorTag} and given_at > ${since} and feedback.deleted_at is null`;

/** The fingerprints of those who answered each of these makers, one after the other. */
export async function listRespondersOf(db: Db, makers: readonly string[], since: Date) {
  const { rows } = await sql<{ makerId: string; tags: string }>`
    select owner_id as maker_id, string_agg(distinct encode(author_tag, 'hex'), ' ') as tags
    from ${projectsAs('projects')} join feedback on project_id = projects.id
    join hidden.feedback_authors on feedback_id = feedback.id
    where owner_id = any(${makers}::uuid[]) and given_at > ${since} and feedback.deleted_at is null
    group by owner_id
  `.execute(db);
  return rows;
}

/** What somebody answered and skipped, as far as it bears on what comes next. */
export interface TesterHistory {
  /** The makers whose projects they answered lately. */
  makers: string[];
  /** What they skipped some time ago and have not tested since, latest first. */
  oldSkips: { projectId: string; skippedAt: string }[];
}

export async function readHistoryRow(
  db: Db,
  authorTag: Buffer,
  { answeredSince, skippedBefore }: { answeredSince: Date; skippedBefore: Date },
): Promise<TesterHistory> {
  const { rows } = await prepared<{ past: TesterHistory }>('feedback.read-past')`
    select json_build_object(
      'makers', array(${answeredMakers(authorTag, answeredSince)}),
      'oldSkips', (select coalesce(json_agg(skip), '[]'::json) from (
        select project_id as "projectId", skipped_at as "skippedAt" from (
          select skip_id, pair_tag, skipped_at from hidden.skip_authors
          where author_tag = ${authorTag} and skipped_at < ${skippedBefore} and pair_tag is not null
          order by skipped_at desc limit 100
        ) as old join skips on skips.id = skip_id
        where (select 1 from hidden.feedback_authors tested join feedback on feedback.id = feedback_id
          where tested.pair_tag = old.pair_tag and deleted_at is null limit 1) is null
        order by skipped_at desc) as skip)) as past
  `.execute(db);
  return rows[0]?.past ?? { makers: [], oldSkips: [] };
}
