import { badgeNames } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import * as z from 'zod';
import { notificationKind } from '../../../core/notifications/notification-kind.ts';
import { findNames } from '../../people/accounts/find-names.ts';
import { badgeWords } from './badge-words.ts';
import { meritEvents } from './merits.events.ts';
import { noticesOfBadge } from './notices-of-badge.ts';

const details = { badge: z.enum(badgeNames), level: z.int() };

export const meritNotifications = {
  badge: notificationKind({
    on: meritEvents.badgeEarned,
    event: { userId: z.uuid(), ...details },
    to: noticesOfBadge,
    bundleBy: 'reader',
    details,
    detailWords: badgeWords,
    async wordsFor(ctx, readerId, lines) {
      const reader = (await findNames(ctx.db, [readerId])).get(readerId);
      const path = `/profile/${reader?.username}`;
      return new Map(lines.map(({ id }) => [id, { about: null, actor: null, path }]));
    },
    place: 80,
    mail: 'off',
    push: 'off',
  }),
};
