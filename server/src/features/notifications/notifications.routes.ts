import * as notifications from '@firstlight/contract/notifications.ts';
import { route } from '../../core/http/route.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { countUnread } from './count-unread.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { readChoices } from './read-choices.ts';

export const notificationRoutes = [
  route(notifications.listNotifications, listNotifications),
  route(notifications.countUnread, countUnread),
  route(notifications.markRead, markRead),
  route(notifications.readChoices, readChoices),
  route(notifications.chooseNotifications, chooseNotifications),
];
