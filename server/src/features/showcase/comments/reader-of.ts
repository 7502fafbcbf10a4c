import type { Context } from '../../../core/context.ts';
import { standingOf } from '../../people/accounts/require-standing.ts';
import { findBlocksBetween } from '../../people/blocks/find-blocks-between.ts';
import type { CommentReader } from './comments.presenter.ts';
import type { CommentRow } from './comments.queries.ts';

/** The reader of these comments. */
export async function readerOf({ db, actor }: Context, rows: readonly CommentRow[]): Promise<CommentReader> {
  if (actor.kind !== 'member') return { actor, canWrite: false };
  const { standing } = await standingOf(db, actor.id);
  const authors = rows.map(({ authorId }) => authorId);
  return {
    actor,
    canWrite: standing !== 'suspended',
    blocks: await findBlocksBetween(db, actor.id, authors),
  };
}
