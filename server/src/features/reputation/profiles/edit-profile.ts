import type { OwnProfile, ProfileChanges } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context, Member } from '../../../core/context.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { changeProfile } from './profiles.queries.ts';
import { readOwnProfile } from './read-own-profile.ts';

/** New words are a post like any other; taking words back and hiding is open to the suspended, too. */
export async function editProfile(ctx: Context<Member>, changes: ProfileChanges): Promise<OwnProfile> {
  if (changes.bio || changes.location) await requireStanding(ctx.db, ctx.actor);
  await changeProfile(ctx.db, ctx.actor.id, changes);
  return readOwnProfile(ctx);
}
