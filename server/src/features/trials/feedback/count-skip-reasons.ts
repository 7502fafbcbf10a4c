import { feedbackRules } from '@firstlight/contract/rules.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { Context } from '../../../core/context.ts';
import { countReasons } from './skips/notes.queries.ts';

/** How often each reason was given; null while there are too few skips to say so without pointing at people. */
export async function countSkipReasons(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<{ reason: SkipReason; count: number }[] | null> {
  const reasons = await countReasons(db, projectId);
  const skips = reasons.reduce((sum, { count }) => sum + count, 0);
  return skips < feedbackRules.skipStatisticsFrom ? null : reasons;
}
