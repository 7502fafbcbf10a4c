import { listener } from '../../../core/domain-events.ts';
import { notificationEvents } from './notifications.events.ts';
import { mailNews } from './notifications.jobs.ts';
import { pushNews } from './push/push.jobs.ts';

export const notificationListeners = [
  listener({
    on: notificationEvents.changed,
    pushes: ({ userId }) => [{ topic: `me:${userId}`, event: 'notifications.changed', payload: {} }],
  }),
  listener({
    on: notificationEvents.gathered,
    jobs: ({ userId, mailedAt }) => [mailNews.request({ userId, mailedAt })],
  }),
  listener({
    on: notificationEvents.pushGathered,
    jobs: ({ userId, pushedAt }) => [pushNews.request({ userId, pushedAt })],
  }),
];
