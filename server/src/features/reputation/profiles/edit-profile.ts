import type { OwnProfile, ProfileChanges } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { storeProfile } from '../../people/accounts/store-profile.ts';
import { profileEvents } from './profiles.events.ts';
import { readOwnProfile } from './read-own-profile.ts';

/** New words are a post like any other: asked again, for whoever was suspended while they wrote. */
export async function editProfile(ctx: Context<Member>, changes: ProfileChanges): Promise<OwnProfile> {
  if (changes.bio || changes.location) await requireStanding(ctx.db, ctx.actor);
  await inTransaction(ctx, async (tx) => {
    await storeProfile(tx, ctx.actor.id, changes);
    tx.record(profileEvents.edited, { userId: ctx.actor.id });
  });
  return readOwnProfile(ctx);
}
