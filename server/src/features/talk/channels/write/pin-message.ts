import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { pinMessage as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { countPins, storePin } from './change.queries.ts';
import { changeOpen } from './change-message.ts';

/** They are counted under the head’s lock: two at once do not make one too many. */
export async function pinMessage(ctx: Context<Member>, place: InputOf<typeof endpoint>): Promise<null> {
  await changeOpen(ctx, place, async (tx, { channel, row }, rev) => {
    if (!channel.canPin || row.removedAt || row.takenDownAt || row.isWithheld)
      throw new AppError('request.not_found');
    if (row.pinnedAt) return false;
    if ((await countPins(tx.db, place.channelId)) >= channelLimits.pinsMax)
      throw new AppError('channels.too_many_pins');
    await storePin(tx.db, place, rev, tx.now());
    return true;
  });
  return null;
}
