import { commentLimits } from '@firstlight/contract/showcase/comments/comment-limits.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { findBlocksBetween } from '../../people/blocks/find-blocks-between.ts';
import { findNamed } from './comments.queries.ts';

/**
 * The people a text names with an @, as far as they exist and neither blocks the other, which stays a word; an address
 * such as a@b is no mention.
 */
export async function resolveMentions(db: Db, authorId: string, text: string): Promise<string[]> {
  const named = new Set(
    [...text.matchAll(/(?<![\w@.])@(\w{3,20})(?!\w)/g)].map(([, username = '']) => username.toLowerCase()),
  );
  if (named.size > commentLimits.mentionsMax) throw new AppError('comments.too_many_mentions');
  const people = await findNamed(db, [...named]);
  const ids = people.map(({ id }) => id);
  const { apart } = await findBlocksBetween(db, authorId, ids);
  return people.filter(({ id }) => !apart.has(id)).map(({ username }) => username);
}
