import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { storeDraft as endpoint } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { countOtherDrafts, upsertDraft } from './drafts.queries.ts';

export function storeDraft(
  ctx: Context<Member>,
  { draftId, ...content }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return inTransaction(ctx, async (tx) => {
    const own = { id: draftId, ownerId: ctx.actor.id };
    const updatedAt = ctx.now();
    if ((await countOtherDrafts(tx.db, own)) >= projectLimits.drafts) {
      throw new AppError('projects.too_many_drafts');
    }
    if (!(await upsertDraft(tx.db, { ...own, content, updatedAt }))) throw new AppError('projects.not_found');
    return { updatedAt: updatedAt.toISOString() };
  });
}
