import { feedRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import { authorTag } from './author-tags.ts';
import { readHistoryRow, type TesterHistory } from './counts/old-skips.queries.ts';

export type { TesterHistory };

const day = 24 * 60 * 60 * 1000;

/** What somebody's earlier answers mean for what they are shown next. */
export function readTesterHistory(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  testerId: string,
): Promise<TesterHistory> {
  const skippedBefore = new Date(now().getTime() - feedRules.secondChanceDays * day);
  return readHistoryRow(db, authorTag(vault, testerId), skippedBefore);
}
