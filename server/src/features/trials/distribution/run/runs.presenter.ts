import type { DistributionRun } from '@firstlight/contract/trials/distribution/distribution.ts';
import type { RunRow } from './runs.queries.ts';

export function presentRun(row: RunRow): DistributionRun {
  return {
    id: row.id,
    kind: row.kind,
    isDryRun: row.isDryRun,
    state: row.finishedAt === null ? 'running' : row.error === null ? 'done' : 'failed',
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    projects: row.projects,
    offers: row.offers,
    redistributed: row.redistributed,
    expired: row.expired,
    messages: row.messages,
    milliseconds: row.milliseconds,
  };
}
