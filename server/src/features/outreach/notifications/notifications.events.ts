import { event } from '../../../core/domain-events.ts';

export const notificationEvents = {
  /** `isAhead`: it is news with the next full quarter of an hour, so that its moment does not show. */
  changed: event<{ userId: string; isAhead: boolean }>('notifications.changed'),
  gathered: event<{ userId: string; mailedAt: string }>('notifications.gathered'),
  pushGathered: event<{ userId: string; pushedAt: string }>('notifications.push_gathered'),
};
