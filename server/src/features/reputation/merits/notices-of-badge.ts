import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { JobContext } from '../../../core/job.ts';
import type { Notice } from '../../../core/notifications/notification-kind.ts';

export interface EarnedBadge {
  userId: string;
  badge: BadgeName;
  level: number;
}

/** Notifies its owner. Contains nothing of the feedback or the marks that earned it. */
export async function* noticesOfBadge(
  _ctx: JobContext,
  { userId, badge, level }: EarnedBadge,
): AsyncIterable<Notice> {
  yield { userId, aboutId: null, details: { badge, level }, cause: `badge:${badge}:${level}` };
}
