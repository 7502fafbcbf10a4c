import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  changeAvatar as changeAvatarEndpoint,
  OwnProfile,
} from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context, Member } from '../../../core/context.ts';
import { removePicture, storePicture } from '../../../core/files/store-picture.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { avatarSizes } from '../../people/accounts/avatar-sizes.ts';
import { keepAccount } from '../../people/accounts/keep-account.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { storeAvatar } from '../../people/accounts/store-profile.ts';
import { profileEvents } from './profiles.events.ts';
import { readOwnProfile } from './read-own-profile.ts';

/** The new picture is stored before anything points to it, and the old one goes after nothing does any more. */
export async function changeAvatar(
  ctx: Context<Member>,
  { file }: InputOf<typeof changeAvatarEndpoint>,
): Promise<OwnProfile> {
  const { id: userId } = ctx.actor;
  await requireStanding(ctx.db, ctx.actor);
  const folder = await storePicture(ctx, 'avatars', file, avatarSizes);
  try {
    await inTransaction(ctx, async (tx) => {
      await keepAccount(tx, userId);
      const replaced = await storeAvatar(tx, userId, folder);
      tx.record(profileEvents.avatarChanged, { replaced });
    });
  } catch (error) {
    await removePicture(ctx, folder, avatarSizes).catch(() => undefined);
    throw error;
  }
  return readOwnProfile(ctx);
}
