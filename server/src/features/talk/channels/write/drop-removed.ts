import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { Context } from '../../../../core/context.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { emptyRemoved } from './removed.queries.ts';

/** The words of what cannot be brought back any more. Nobody sees a difference: nothing is announced. */
export async function dropRemoved({ db, now }: Context, batch?: number): Promise<void> {
  const before = new Date(now().getTime() - channelLimits.restoreMinutes * 60_000);
  await inBatches((limit) => emptyRemoved(db, before, limit), batch);
}
