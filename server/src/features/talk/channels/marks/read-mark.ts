import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findMark, type Mark } from './marks.queries.ts';

/** How far the actor has read, after they said so. */
export async function readMark({ db, actor }: Context<Member>, channelId: string): Promise<Mark> {
  const mark = await findMark(db, actor.id, channelId);
  if (!mark) throw new AppError('channels.not_found');
  return mark;
}
