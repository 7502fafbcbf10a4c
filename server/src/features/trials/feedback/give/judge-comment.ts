import type { Evidence, UncountedReason } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import type { Context } from '../../../../core/context.ts';
import type { AuthorTags } from '../author-tags.ts';
import { findTested } from '../hidden/authors.queries.ts';
import { isNearCopy, uncountedFor } from './feedback.policy.ts';
import { sketchOf } from './text-sketch.ts';

export interface JudgedComment {
  evidence: Evidence;
  uncountedFor: UncountedReason | null;
  sketch: number[];
}

/** Whether a comment counts, by what speaks for its author having tried the project and by what else they wrote. */
export async function judgeComment(
  { db }: Pick<Context, 'db'>,
  tags: AuthorTags,
  comment: string,
): Promise<JudgedComment> {
  const sketch = sketchOf(comment);
  const { evidence, sketches } = await findTested(db, tags);
  return { evidence, uncountedFor: uncountedFor(evidence, isNearCopy(sketch, sketches)), sketch };
}
