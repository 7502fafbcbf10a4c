import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { removeIteration as endpoint } from '@firstlight/contract/trials/iterations/iterations.ts';
import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { iterationEvents } from './iterations.events.ts';
import { changeIteration } from './iterations.queries.ts';
import { ownIteration } from './require-maker.ts';

/** Whoever was credited keeps the news of it. */
export async function removeIteration(
  ctx: Context<Member>,
  { iterationId }: InputOf<typeof endpoint>,
): Promise<null> {
  const { projectId, deletedAt } = await ownIteration(ctx, iterationId);
  if (deletedAt) return null;
  return inTransaction(ctx, async (tx) => {
    await changeIteration(tx.db, iterationId, { deletedAt: ctx.now() });
    tx.record(iterationEvents.removed, { projectId });
    return null;
  });
}
