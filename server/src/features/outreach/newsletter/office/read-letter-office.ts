import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readNewsletterOffice } from '@firstlight/contract/outreach/newsletter/newsletter-office.ts';
import type { Context } from '../../../../core/context.ts';
import { listLanes } from '../send/lanes.queries.ts';
import { countReadership, listIssuesWithSums } from './office.queries.ts';

const issuesShown = 8;
const days = 30;

/** Sums alone: nothing here says who reads, left or complained. */
export async function readLetterOffice({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<ResultOf<typeof readNewsletterOffice>> {
  const since = new Date(now().getTime() - days * 24 * 60 * 60 * 1000);
  const issues = await listIssuesWithSums(db, issuesShown);
  const lanes = await listLanes(db);
  return {
    ...(await countReadership(db, since)),
    issues: issues.map(({ dueAt, sums, ...issue }) => ({
      ...issue,
      dueAt: dueAt.toISOString(),
      sent: sums.sent ?? 0,
      waiting: (sums.deferred ?? 0) + (sums.handing_over ?? 0),
      returned: (sums.returned ?? 0) + (sums.refused ?? 0),
      uncertain: sums.uncertain ?? 0,
      late: sums.late ?? 0,
    })),
    lanes: lanes.map(({ lane, lines, pausedUntil, trouble }) => {
      const isPaused = pausedUntil !== null && pausedUntil > now();
      return {
        lane,
        lines,
        pausedUntil: isPaused ? pausedUntil.toISOString() : null,
        trouble: isPaused ? trouble : null,
      };
    }),
  };
}
