import type { Context } from '../../../core/context.ts';
import { authorTag } from '../feedback/author-tags.ts';
import type { TesterHistory } from '../feedback/read-tester-history.ts';
import { listReturnable } from './measure/showings.queries.ts';

export interface SecondChance {
  projectId: string;
  categories: number;
}

/** What somebody skipped long enough ago and its maker has changed since: it comes back once. */
export async function findSecondChances(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  testerId: string,
  oldSkips: TesterHistory['oldSkips'],
): Promise<SecondChance[]> {
  if (oldSkips.length === 0) return [];
  const skippedAt = new Map(oldSkips.map((skip) => [skip.projectId, new Date(skip.skippedAt)]));
  const changed = await listReturnable(db, authorTag(vault, testerId), [...skippedAt.keys()]);
  return changed
    .filter(({ projectId, iteratedAt }) => iteratedAt > (skippedAt.get(projectId) ?? iteratedAt))
    .map(({ projectId, categories }) => ({ projectId, categories }));
}
