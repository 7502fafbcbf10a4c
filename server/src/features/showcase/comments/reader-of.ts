import type { Context } from '../../../core/context.ts';
import { standingOf } from '../../people/accounts/require-standing.ts';
import type { CommentReader } from './comments.presenter.ts';

export async function readerOf({ db, actor }: Context): Promise<CommentReader> {
  if (actor.kind !== 'member') return { actor, canWrite: false };
  const { standing } = await standingOf(db, actor.id);
  return { actor, canWrite: standing !== 'suspended' };
}
