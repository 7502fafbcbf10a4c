import type { Context } from '../../../../core/context.ts';
import { authorTag } from '../../feedback/author-tags.ts';
import { isShownOrOffered } from './showings.queries.ts';

/** Whether it was us who brought somebody to a project, by their feed or by an offer, and not a link or a friend. */
export function wasPrompted(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { testerId, projectId }: { testerId: string; projectId: string },
): Promise<boolean> {
  return isShownOrOffered(db, { testerId, tag: authorTag(vault, testerId) }, projectId);
}
