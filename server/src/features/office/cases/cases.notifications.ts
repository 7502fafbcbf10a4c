import * as z from 'zod';
import { notificationKind } from '../../../core/notifications/notification-kind.ts';
import { caseEvents } from './cases.events.ts';
import { noticesOfReportOutcome } from './news/notices-of-report-outcome.ts';
import { noticesOfUnmasking } from './unmasking/notices-of-unmasking.ts';

export const caseNotifications = {
  report_outcome: notificationKind({
    on: caseEvents.published,
    event: { caseId: z.uuid() },
    to: noticesOfReportOutcome,
    bundleBy: 'reader',
    async wordsFor(_ctx, _readerId, lines) {
      return new Map(lines.map(({ id }) => [id, { about: null, actor: null, path: '/settings/privacy' }]));
    },
    // That somebody reported is nobody else's business.
    isDiscreet: true,
    mail: 'on',
    push: 'off',
    place: 120,
  }),
  unmasked: notificationKind({
    on: caseEvents.unmaskingDisclosed,
    event: { unmaskingId: z.uuid() },
    to: noticesOfUnmasking,
    bundleBy: 'reader',
    async wordsFor(_ctx, _readerId, lines) {
      return new Map(lines.map(({ id }) => [id, { about: null, actor: null, path: '/transparency' }]));
    },
    isDiscreet: true,
    // The letter that says why is sent apart, whatever somebody chose.
    mail: 'never',
    push: 'off',
    place: 125,
  }),
};
