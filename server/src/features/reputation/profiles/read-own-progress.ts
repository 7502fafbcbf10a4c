import type { BadgeProgress } from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import type { Context, Member } from '../../../core/context.ts';
import { readBadgeProgress } from '../merits/read-badge-progress.ts';

export function readOwnProgress(ctx: Context<Member>): Promise<BadgeProgress[]> {
  return readBadgeProgress(ctx, ctx.actor.id);
}
