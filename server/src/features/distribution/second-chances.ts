import { feedRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../core/context.ts';
import { listOldSkips } from '../feedback/list-old-skips.ts';
import type { Ranked } from './rank-visit.ts';
import { listReturnable } from './showings.queries.ts';
import { testerTag } from './tester-tag.ts';

const day = 24 * 60 * 60 * 1000;

/** What somebody skipped long enough ago and its maker has changed since: it comes back once. */
export async function findSecondChances(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  testerId: string,
): Promise<Ranked[]> {
  const before = new Date(now().getTime() - feedRules.secondChanceDays * day);
  const skips = await listOldSkips({ db, vault }, testerId, before);
  if (skips.length === 0) return [];
  const skippedAt = new Map(skips.map((skip) => [skip.projectId, skip.skippedAt]));
  const changed = await listReturnable(db, testerTag(vault, testerId), [...skippedAt.keys()]);
  return changed
    .filter(({ projectId, iteratedAt }) => iteratedAt > (skippedAt.get(projectId) ?? iteratedAt))
    .map(({ projectId, categories }) => ({
      projectId,
      categories,
      offered: false,
      isSecondChance: true,
      isOutside: false,
    }));
}
