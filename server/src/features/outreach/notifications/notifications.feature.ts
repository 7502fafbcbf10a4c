import * as notifications from '@firstlight/contract/outreach/notifications/notifications.ts';
import * as push from '@firstlight/contract/outreach/notifications/push.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { notificationQuestions } from '../../../core/notifications/notification-questions.ts';
import { answer } from '../../../core/question.ts';
import { chooseNotifications } from './choices/choose-notifications.ts';
import { readChoices } from './choices/read-choices.ts';
import { countUnread } from './list/count-unread.ts';
import { listNotifications } from './list/list-notifications.ts';
import { markRead } from './list/mark-read.ts';
import { notificationEvents } from './notifications.events.ts';
import { notificationJobs } from './notifications.jobs.ts';
import { notificationListeners } from './notifications.listeners.ts';
import { notificationsPersonal } from './notifications.personal.ts';
import { notify } from './notify/notify.ts';
import { readPush } from './push/read-push.ts';
import { turnOffPush } from './push/turn-off-push.ts';
import { turnOnPush } from './push/turn-on-push.ts';

export const notificationsFeature = feature({
  name: 'notifications',
  routes: [
    route(notifications.listNotifications, listNotifications),
    route(notifications.countUnread, countUnread),
    route(notifications.markRead, markRead),
    route(notifications.readChoices, readChoices),
    route(notifications.chooseNotifications, chooseNotifications),
    route(push.readPush, readPush),
    route(push.turnOnPush, turnOnPush),
    route(push.turnOffPush, turnOffPush),
  ],
  events: notificationEvents,
  listeners: notificationListeners,
  jobs: notificationJobs,
  answers: [answer(notificationQuestions.notify, notify)],
  personal: [notificationsPersonal],
});
