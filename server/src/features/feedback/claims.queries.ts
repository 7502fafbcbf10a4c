import { claimRules } from '@firstlight/contract/distribution-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

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

/** Tests begun in this time and never sent in. */
export async function countLapsedRows(db: Db, { after, until }: { after: Date; until: Date }) {
  const { rows } = await sql<{ projectId: string; lapsed: number }>`
    select project_id, count(*)::int as lapsed from hidden.test_visits v
    where started_at > ${after} and started_at <= ${until}
      and not exists (select from hidden.feedback_authors a where a.pair_tag = v.pair_tag)
      and not exists (select from hidden.skip_authors a where a.pair_tag = v.pair_tag)
    group by project_id
  `.execute(db);
  return rows;
}
