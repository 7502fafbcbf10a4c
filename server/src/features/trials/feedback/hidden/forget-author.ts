import type { Context } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { authorTag } from '../author-tags.ts';
import { deleteUnseenSkips, supersedeSkips } from '../skips/skips-of-author.queries.ts';
import { noteYouth } from '../test-it/origins.queries.ts';
import { deleteClosingsOf } from '../threads/closings.queries.ts';
import { partFromConversations, withdrawAgreementsOf } from '../threads/threads.queries.ts';
import { deleteWithheldWords } from '../withheld/withheld.queries.ts';
import { deleteAuthor, deleteUnseenOf } from './authors.queries.ts';
import { forgetNumbers } from './numbers.queries.ts';

/**
 * Deletes every trace of who wrote the feedback and skips of an account. The texts that others could read stay. Edits and
 * removals that wait are published at their boundary.
 */
export async function forgetAuthor(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  authorId: string,
): Promise<void> {
  await deleteUnseenOf(db, vault, authorId);
  await deleteWithheldWords(db, vault, authorId);
  await deleteUnseenSkips(db, vault, authorId);
  await supersedeSkips(db, vault, authorId);
  await withdrawAgreementsOf(db, vault, authorId, nextBoundary(now()));
  await partFromConversations(db, vault, authorId);
  await deleteClosingsOf(db, vault, authorId);
  await forgetNumbers(db, authorTag(vault, authorId));
  await noteYouth(db, vault, authorId);
  await deleteAuthor(db, vault, authorId);
}
