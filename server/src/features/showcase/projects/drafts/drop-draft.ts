import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { deleteDraft } from './drafts.queries.ts';

export async function dropDraft(ctx: Context<Member>, { draftId }: { draftId: string }): Promise<null> {
  const own = { id: draftId, ownerId: ctx.actor.id };
  if (!(await deleteDraft(ctx.db, own))) throw new AppError('projects.not_found');
  return null;
}
