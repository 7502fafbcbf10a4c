import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';

/** What a tester skipped, as far as it decides what comes next. */
export interface TesterHistory {
  /** Projects that a tester skipped some time ago and has not tested since, latest first. */
  oldSkips: { projectId: string; skippedAt: string }[];
}

export async function readHistoryRow(db: Db, authorTag: Buffer, skippedBefore: Date): Promise<TesterHistory> {
  const { rows } = await prepared<{ past: TesterHistory }>('feedback.read-past')`
    select json_build_object(
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
  return rows[0]?.past ?? { oldSkips: [] };
}
