import * as notifications from '@firstlight/contract/notifications.ts';
import * as push from '@firstlight/contract/push.ts';
import { route } from '../../core/http/route.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { countUnread } from './count-unread.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { readPush } from './push/read-push.ts';
import { turnOffPush } from './push/turn-off-push.ts';
import { turnOnPush } from './push/turn-on-push.ts';
import { readChoices } from './read-choices.ts';

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
