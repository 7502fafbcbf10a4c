import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { claimBounds } from '../claim-age.ts';

export interface ClaimRow {
  projectId: string;
  fresh: number;
  stale: number;
}

/** Once others can see it: a test that stops counting before its feedback counts would tell the moment. */
const isAnswered = sql`(
  exists (
    select from hidden.feedback_authors a where a.pair_tag = v.pair_tag
      and not exists (select from hidden.pending_feedback p where p.feedback_id = a.feedback_id and is_new)
  ) or exists (
    select from hidden.skip_authors a where a.pair_tag = v.pair_tag
      and not exists (select from hidden.pending_skips p where p.skip_id = a.skip_id)
  ))`;

/** Tests begun with these projects and neither sent in nor lapsed. */
export async function countClaimRows(db: Db, now: Date, projectIds: readonly string[]): Promise<ClaimRow[]> {
  const { freshAfter, aliveAfter } = claimBounds(now);
  const { rows } = await sql<ClaimRow>`
    select project_id,
      count(*) filter (where counted_from > ${freshAfter})::int as fresh,
      count(*) filter (where counted_from <= ${freshAfter})::int as stale
    from hidden.tests v
    where counted_from > ${aliveAfter}
      and counted_from <= ${now} and project_id = any(${projectIds}::uuid[]) and not ${isAnswered}
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
