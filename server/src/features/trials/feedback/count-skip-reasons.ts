import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { Context } from '../../../core/context.ts';
import { countReasons } from './skips/notes.queries.ts';

/** Counts how often each reason was given. */
export function countSkipReasons(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<{ reason: SkipReason; count: number }[]> {
  return countReasons(db, projectId);
}
