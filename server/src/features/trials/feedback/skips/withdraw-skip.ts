import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { skipLimits } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { withdrawSkip as endpoint } from '@firstlight/contract/trials/feedback/skips.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { putSkipBack } from './second-skips.queries.ts';
import { deleteSkip } from './skips.queries.ts';

/**
 * Undo, for as long as it is offered and a little longer: the way here takes time, too. What the skip took the place of
 * stands again.
 */
export function withdrawSkip(ctx: Context<Member>, { skipId }: InputOf<typeof endpoint>): Promise<null> {
  const { undoSeconds, undoGraceSeconds } = skipLimits;
  const since = new Date(ctx.now().getTime() - (undoSeconds + undoGraceSeconds) * 1000);
  return inTransaction(ctx, async (tx) => {
    const taken = await deleteSkip(tx.db, tx.vault, ctx.actor.id, skipId, since);
    if (!taken) throw new AppError('request.not_found');
    await putSkipBack(tx.db, taken.pairTag);
    return null;
  });
}
