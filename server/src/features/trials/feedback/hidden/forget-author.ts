import type { Context } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import { authorTag } from '../author-tags.ts';
import { holdAllOf } from '../pending/hold-acts.ts';
import { takeBackReveals } from '../pending/pending-threads.queries.ts';
import { deleteUnseenSkips, supersedeSkips } from '../skips/skips-of-author.queries.ts';
import { noteYouth } from '../test-it/origins.queries.ts';
import { deleteClosingsOf } from '../threads/closings.queries.ts';
import { partFromConversations } from '../threads/threads.queries.ts';
import { deleteWithheldWords } from '../withheld/withheld.queries.ts';
import { deleteAuthor, deleteUnseenOf } from './authors.queries.ts';
import { forgetNumbers } from './numbers.queries.ts';

/**
 * For a deleted account: its feedback stays, and nobody can tell any more whose it was, ourselves included. What they did
 * last to what others see still comes, at a full quarter of an hour drawn by lot, or its moment would be that of their
 * going.
 */
export async function forgetAuthor(
  ctx: Pick<Context, 'db' | 'vault' | 'now' | 'newId'>,
  authorId: string,
): Promise<void> {
  const { db, vault, now } = ctx;
  await deleteUnseenOf(db, vault, authorId);
  await deleteWithheldWords(db, vault, authorId);
  await deleteUnseenSkips(db, vault, authorId);
  await supersedeSkips(db, vault, authorId);
  await takeBackReveals(db, vault, authorId, nextQuarter(now()));
  await holdAllOf(ctx, authorId);
  await partFromConversations(db, vault, authorId);
  await deleteClosingsOf(db, vault, authorId);
  await forgetNumbers(db, authorTag(vault, authorId));
  await noteYouth(db, vault, authorId);
  await deleteAuthor(db, vault, authorId);
}
