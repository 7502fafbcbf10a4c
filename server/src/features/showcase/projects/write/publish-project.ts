import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { publishProject as endpoint } from '@firstlight/contract/showcase/projects/projects.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { deleteDraft } from '../drafts/drafts.queries.ts';
import { postProject } from './post-project.ts';
import { findMaker } from './projects.queries.ts';

export async function publishProject(
  ctx: HttpContext<Member>,
  { draftId, ...form }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await requireMayPublish(ctx);
  return inTransaction(ctx, async (tx) => {
    const published = await postProject(tx, ctx.actor.id, form);
    if (draftId) await deleteDraft(tx.db, { id: draftId, ownerId: ctx.actor.id });
    return published;
  });
}

/** The role and standing first: whoever is refused for those has not used up their day. */
async function requireMayPublish({ db, actor, takeLimit }: HttpContext<Member>): Promise<void> {
  const { role, standing } = await findMaker(db, actor.id);
  if (standing === 'suspended') throw new AppError('accounts.suspended');
  if (role === 'tester') throw new AppError('projects.tester_role');
  await takeLimit('projects.publish', actor.id);
}
