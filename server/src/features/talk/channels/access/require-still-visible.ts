import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import { gatherByPool } from '../../../../platform/gather-questions.ts';
import { findSuspended } from '../../../people/accounts/require-standing.ts';
import { type VisibleChannel, visibleChannel } from './visible-channel.ts';

/**
 * Asked once something is read and before it is given: a right may have gone meanwhile. Who lost one has moved the epoch. A suspension is of a person and moves none,
 * so it is asked about each time.
 */
export async function requireStillVisible(
  ctx: Context<Member>,
  channel: VisibleChannel,
  read: { accessEpoch: number },
): Promise<void> {
  if (read.accessEpoch !== channel.accessEpoch) await visibleChannel(ctx, channel.channelId);
  if (await isSuspended(ctx.db, ctx.actor.id)) throw new AppError('accounts.suspended');
}

/** Many come back at one moment. */
const isSuspended = gatherByPool(async (db: Db, userIds: readonly string[]) => {
  const suspended = new Set(await findSuspended(db, userIds));
  return userIds.map((userId) => suspended.has(userId));
});
