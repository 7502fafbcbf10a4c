import type { Context } from '../../../core/context.ts';
import { type FirstCounted, findFirstCounted } from './counts/responses.queries.ts';

/** The first counted feedback on any project of a maker's, as it is shown now, and when it was first shown. */
export function findFirstFeedback(
  { db }: Pick<Context, 'db'>,
  ownerId: string,
): Promise<FirstCounted | undefined> {
  return findFirstCounted(db, ownerId);
}
