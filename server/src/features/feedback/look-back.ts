import { reciprocityRules } from '@firstlight/contract/distribution-rules.ts';
import { feedRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../core/context.ts';
import { type Past, readPast } from './answered-makers.queries.ts';
import { authorTag } from './author-tags.ts';

export type { Past };

const day = 24 * 60 * 60 * 1000;

/** What somebody's earlier answers mean for what they are shown next. */
export function lookBack(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  testerId: string,
): Promise<Past> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * day);
  return readPast(db, authorTag(vault, testerId), {
    answeredSince: daysAgo(reciprocityRules.days),
    skippedBefore: daysAgo(feedRules.secondChanceDays),
  });
}
