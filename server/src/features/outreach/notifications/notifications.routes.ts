import * as notifications from '@firstlight/contract/outreach/notifications/notifications.ts';
import * as push from '@firstlight/contract/outreach/notifications/push.ts';
import { route } from '../../../core/http/route.ts';
import { chooseNotifications } from './choices/choose-notifications.ts';
import { readChoices } from './choices/read-choices.ts';
import { countUnread } from './list/count-unread.ts';
import { listNotifications } from './list/list-notifications.ts';
import { markRead } from './list/mark-read.ts';
import { readPush } from './push/read-push.ts';
import { turnOffPush } from './push/turn-off-push.ts';
import { turnOnPush } from './push/turn-on-push.ts';

export const notificationRoutes = [
  route(notifications.listNotifications, listNotifications),
  route(notifications.countUnread, countUnread),
  route(notifications.markRead, markRead),
  route(notifications.readChoices, readChoices),
  route(notifications.chooseNotifications, chooseNotifications),
  route(push.readPush, readPush),
  route(push.turnOnPush, turnOnPush),
  route(push.turnOffPush, turnOffPush),
];
