import type { BadgeProgress } from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import type { Context } from '../../../core/context.ts';
import { badgeProgress } from './badge-progress.policy.ts';
import { readOwnMerits } from './read-merits.ts';

/** Returns how far a person is on the way to their next badges. Only for that person. */
export async function readBadgeProgress(
  ctx: Pick<Context, 'db' | 'vault' | 'now'>,
  userId: string,
): Promise<BadgeProgress[]> {
  const own = await readOwnMerits(ctx, userId);
  return own ? badgeProgress(own.deeds, own.levels, ctx.now()) : [];
}
