import * as z from 'zod';
import { notificationKind } from '../../../core/notifications/notification-kind.ts';
import { distributionEvents } from './distribution.events.ts';
import { isQuiet } from './model/is-quiet.ts';
import { aboutOffers } from './news/about-offers.ts';
import { noticesOfOffers } from './news/notices-of-offers.ts';

export const distributionNotifications = {
  assignment: notificationKind({
    on: distributionEvents.offered,
    event: { runId: z.uuid() },
    to: noticesOfOffers,
    bundleBy: ({ runId }) => runId,
    ...aboutOffers,
    isDiscreet: true,
    // An offer lives for a day, so it does not wait for what was sent before it; people are asked rarely enough.
    urgent: { isQuiet },
    place: 90,
    mail: 'on',
    push: 'off',
  }),
};
