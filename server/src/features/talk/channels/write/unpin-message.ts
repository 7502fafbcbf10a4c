import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { unpinMessage as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { storePin } from './change.queries.ts';
import { changeOpen } from './change-message.ts';

export async function unpinMessage(ctx: Context<Member>, place: InputOf<typeof endpoint>): Promise<null> {
  await changeOpen(ctx, place, async (tx, { channel, row }, rev) => {
    if (!channel.canPin) throw new AppError('request.not_found');
    if (!row.pinnedAt) return false;
    await storePin(tx.db, place, rev, null);
    return true;
  });
  return null;
}
