import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { editIteration as endpoint } from '@firstlight/contract/trials/iterations/iterations.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { iterationEvents } from './iterations.events.ts';
import { changeIteration } from './iterations.queries.ts';
import { presentIteration } from './present-iteration.ts';
import { ownIteration } from './require-maker.ts';

/** The words and the link alone: who was credited has been told, and is not told otherwise. */
export async function editIteration(
  ctx: Context<Member>,
  { iterationId, whatChanged, link }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const before = await ownIteration(ctx, iterationId);
  if (before.deletedAt) throw new AppError('request.not_found');
  await requireStanding(ctx.db, ctx.actor);
  const isEdited = before.isEdited || before.whatChanged !== whatChanged || before.link !== link;
  return inTransaction(ctx, async (tx) => {
    const changes = { whatChanged, link, isEdited };
    await changeIteration(tx.db, iterationId, changes);
    tx.record(iterationEvents.edited, { projectId: before.projectId, iterationId });
    return presentIteration({ ...before, ...changes });
  });
}
