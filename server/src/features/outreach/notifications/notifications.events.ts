import { event } from '../../../core/domain-events.ts';

export const notificationEvents = {
  changed: event<{ userId: string }>('notifications.changed'),
  gathered: event<{ userId: string; mailedAt: string }>('notifications.gathered'),
  pushGathered: event<{ userId: string; pushedAt: string }>('notifications.push_gathered'),
};
