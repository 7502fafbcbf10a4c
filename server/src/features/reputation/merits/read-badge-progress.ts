import type { BadgeProgress } from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import type { Context } from '../../../core/context.ts';
import { badgeProgress } from './badge-progress.policy.ts';
import { gatherDeeds } from './gather-deeds.ts';
import { findPersonRow, listBadges } from './merits.queries.ts';

/**
 * For the person alone. It counts what the nights count, with the same lag: whoever is shown somebody's screen, or reads it
 * aloud from day to day, learns no more than the badge would tell.
 */
export async function readBadgeProgress(
  ctx: Pick<Context, 'db' | 'vault' | 'now'>,
  userId: string,
): Promise<BadgeProgress[]> {
  const person = await findPersonRow(ctx.db, userId);
  if (!person) return [];
  const [doer] = await gatherDeeds(ctx, [person]);
  const badges = await listBadges(ctx.db, userId, ctx.now());
  const shown = Object.fromEntries(badges.map(({ badge, level }) => [badge, level]));
  return doer ? badgeProgress(doer.deeds, shown, ctx.now()) : [];
}
