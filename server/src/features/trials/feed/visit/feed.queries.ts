import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { needsAs } from '../../distribution/distribution.sql.ts';
import type { Wait } from './feed.policy.ts';

/** How these projects fare with what they wait for. */
export async function findWaits(db: Db, projectIds: readonly string[]): Promise<Map<string, Wait>> {
  const { rows } = await prepared<Wait & { projectId: string }>('feed.find-waits')`
    select project_id, full_count + skip_count as answers, is_open, posted_at
    from ${needsAs('project_needs')} where project_id = any(${projectIds}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ projectId, ...wait }) => [projectId, wait]));
}
