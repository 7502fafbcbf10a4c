import * as z from 'zod';
import {
  type Line,
  type LineWords,
  notificationKind,
} from '../../../core/notifications/notification-kind.ts';
import { noticesOfAppealResult } from './news/notices-of-appeal-result.ts';
import { noticesOfSanction } from './news/notices-of-sanction.ts';
import { sanctionEvents } from './sanctions.events.ts';

/** It names nothing: what was decided is read on a page of one's own. Its mail is sent apart, whatever somebody chose. */
const aboutOneself = {
  bundleBy: 'reader' as const,
  async wordsFor(_ctx: unknown, _readerId: string, lines: readonly Line[]): Promise<Map<string, LineWords>> {
    return new Map(lines.map(({ id }) => [id, { about: null, actor: null, path: '/account-suspended' }]));
  },
  isDiscreet: true,
  mail: 'never' as const,
  push: 'off' as const,
};

export const sanctionNotifications = {
  sanction: notificationKind({
    on: sanctionEvents.confirmed,
    event: { sanctionId: z.uuid() },
    to: noticesOfSanction,
    ...aboutOneself,
    place: 110,
  }),
  appeal_result: notificationKind({
    on: sanctionEvents.appealDecided,
    event: { sanctionId: z.uuid(), appealId: z.uuid() },
    to: noticesOfAppealResult,
    ...aboutOneself,
    place: 115,
  }),
};
