import type { Context } from '../../core/context.ts';
import { deleteAuthor, deleteUnseenOf } from './authors.queries.ts';
import { supersedeSkips } from './skips/skips-of-author.queries.ts';
import { partFromConversations } from './threads.queries.ts';

/** For a deleted account: its feedback stays, and nobody can tell any more whose it was, ourselves included. */
export async function forgetAuthor(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  authorId: string,
): Promise<void> {
  await deleteUnseenOf(db, vault, authorId);
  await supersedeSkips(db, vault, authorId);
  await partFromConversations(db, vault, authorId);
  await deleteAuthor(db, vault, authorId);
}
