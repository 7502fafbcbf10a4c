import type { OwnProfile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findProfile } from '../../people/accounts/find-profile.ts';
import { presentOwnProfile } from './profiles.presenter.ts';

export async function readOwnProfile(ctx: Context<Member>): Promise<OwnProfile> {
  return presentOwnProfile(await findProfile(ctx, ctx.actor.id));
}
