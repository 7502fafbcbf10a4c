import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { Context } from '../../../../core/context.ts';
import { notify } from './notify.ts';

export interface ShownBadge {
  userId: string;
  badge: BadgeName;
  level: number;
}

/** Its owner hears which badge it is, and nothing of the feedback or the marks that earned it. */
export async function notifyOfBadge(ctx: Context, { userId, badge, level }: ShownBadge): Promise<void> {
  await notify(ctx, {
    userId,
    kind: 'badge',
    subjectId: userId,
    projectId: null,
    badge: { name: badge, level },
    actorId: null,
    cause: `badge:${badge}:${level}`,
  });
}
