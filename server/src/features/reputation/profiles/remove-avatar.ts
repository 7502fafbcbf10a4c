import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { storeAvatar } from '../../people/accounts/store-profile.ts';
import { profileEvents } from './profiles.events.ts';

export async function removeAvatar(ctx: Context<Member>): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const replaced = await storeAvatar(tx, ctx.actor.id, null);
    tx.record(profileEvents.avatarChanged, { replaced });
  });
  return null;
}
