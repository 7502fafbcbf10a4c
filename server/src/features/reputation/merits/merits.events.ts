import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { event } from '../../../core/domain-events.ts';

export const meritEvents = {
  badgeEarned: event<{ userId: string; badge: BadgeName; level: number }>('merits.badge_earned'),
};
