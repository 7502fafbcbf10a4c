import type { OwnProfile, ProfileChanges } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context, Member } from '../../../core/context.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { storeProfile } from '../../people/accounts/store-profile.ts';
import { readOwnProfile } from './read-own-profile.ts';

/** New words are a post like any other: asked again, for whoever was suspended while they wrote. */
export async function editProfile(ctx: Context<Member>, changes: ProfileChanges): Promise<OwnProfile> {
  if (changes.bio || changes.location) await requireStanding(ctx.db, ctx.actor);
  await storeProfile(ctx, ctx.actor.id, changes);
  return readOwnProfile(ctx);
}
