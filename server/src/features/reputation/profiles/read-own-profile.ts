import type { OwnProfile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context, Member } from '../../../core/context.ts';
import { presentOwnProfile } from './profiles.presenter.ts';
import { findOwnProfile } from './profiles.queries.ts';

export async function readOwnProfile(ctx: Context<Member>): Promise<OwnProfile> {
  return presentOwnProfile(await findOwnProfile(ctx.db, ctx.actor.id));
}
