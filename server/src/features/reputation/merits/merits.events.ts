import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';

declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    /** Its moment has come: from now on everybody sees it. */
    'merits.badge_shown': { userId: string; badge: BadgeName; level: number };
  }
}
