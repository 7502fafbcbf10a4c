import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { event } from '../../../core/domain-events.ts';

export const meritEvents = {
  /** Its moment has come: from now on everybody sees it. */
  badgeShown: event<{ userId: string; badge: BadgeName; level: number }>('merits.badge_shown'),
};
