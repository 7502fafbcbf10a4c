import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { claimBounds } from '../claim-age.ts';

export interface ClaimRow {
  projectId: string;
  fresh: number;
  stale: number;
}

/** Whether others have seen the tester's response. A test that ended earlier would reveal that a response waits. */
const isAnswered = sql`(
  exists (
    select from hidden.feedback_authors author join feedback on feedback.id = feedback_id
    where author.pair_tag = v.pair_tag and first_shown_at is not null
  ) or exists (
    select from hidden.skip_authors author join skips on skips.id = skip_id
    where author.pair_tag = v.pair_tag and first_shown_at is not null
  ))`;

/** Tests begun with these projects and neither sent in nor lapsed. */
export async function countClaimRows(db: Db, now: Date, projectIds: readonly string[]): Promise<ClaimRow[]> {
  const { freshAfter, aliveAfter } = claimBounds(now);
  const { rows } = await sql<ClaimRow>`
    select project_id,
      count(*) filter (where counted_from > ${freshAfter})::int as fresh,
      count(*) filter (where counted_from <= ${freshAfter})::int as stale
    from hidden.tests v
    where counted_from > ${aliveAfter} and project_id = any(${projectIds}::uuid[]) and not ${isAnswered}
    group by project_id
  `.execute(db);
  return rows;
}

/** Tests begun in this time and never sent in. */
export async function countLapsedRows(db: Db, { after, until }: { after: Date; until: Date }) {
  const { rows } = await sql<{ projectId: string; lapsed: number }>`
    select project_id, count(*)::int as lapsed from hidden.tests v
    where counted_from > ${after} and counted_from <= ${until} and not ${isAnswered}
    group by project_id
  `.execute(db);
  return rows;
}
