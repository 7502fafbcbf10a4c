import { promiseRules, valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { Context } from '../../../core/context.ts';
import { listLatest } from './need/needs.queries.ts';

const hour = 3_600_000;

/** Whether the latest projects whose time is up were answered by so many on average: what others may then hope for. */
export async function carriesTesters(
  { db, now }: Pick<Context, 'db' | 'now'>,
  testers: number,
): Promise<boolean> {
  const until = now().getTime() - valueRules.deadlineHours * hour;
  const due = (await listLatest(db)).filter(({ postedAt }) => postedAt.getTime() <= until);
  if (due.length < promiseRules.projectsAtLeast) return false;
  return due.reduce((sum, { notes }) => sum + notes, 0) >= testers * due.length;
}
