import { commentLimits } from '@firstlight/contract/showcase/comments/comment-limits.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { findUsernames } from './comments.queries.ts';

/** The people a text names with an @, as far as they exist; an address such as a@b is no mention. */
export async function resolveMentions(db: Db, text: string): Promise<string[]> {
  const named = new Set(
    [...text.matchAll(/(?<![\w@.])@(\w{3,20})(?!\w)/g)].map(([, username = '']) => username.toLowerCase()),
  );
  if (named.size > commentLimits.mentionsMax) throw new AppError('comments.too_many_mentions');
  return findUsernames(db, [...named]);
}
