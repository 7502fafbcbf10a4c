import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import type { restoreIteration as endpoint } from '@firstlight/contract/trials/iterations/iterations.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { iterationEvents } from './iterations.events.ts';
import { changeIteration } from './iterations.queries.ts';
import { presentIteration } from './present-iteration.ts';
import { ownIteration } from './require-maker.ts';

/** As it was, with its day and its credits; nobody is told a second time. One that is there already stays as it is. */
export async function restoreIteration(
  ctx: Context<Member>,
  { iterationId }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const iteration = await ownIteration(ctx, iterationId);
  await requireStanding(ctx.db, ctx.actor);
  if (!iteration.deletedAt) return presentIteration(iteration);
  const lateFrom = iteration.deletedAt.getTime() + iterationLimits.restoreMinutes * 60_000;
  if (ctx.now().getTime() > lateFrom) throw new AppError('request.not_found');
  return inTransaction(ctx, async (tx) => {
    await changeIteration(tx.db, iterationId, { deletedAt: null });
    tx.record(iterationEvents.restored, { projectId: iteration.projectId });
    return presentIteration(iteration);
  });
}
