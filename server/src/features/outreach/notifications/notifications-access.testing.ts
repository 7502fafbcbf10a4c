import { type AccessRows, members, ownerOnly } from '../../../testing/access.ts';
import { aSubscription } from '../../../testing/servers/push-browser.ts';

export const notificationAccess: AccessRows = {
  'notifications.list': members(200, () => ({})),
  'notifications.countUnread': members(200, () => ({})),
  'notifications.markRead': ownerOnly(204, ({ notificationId }) => ({ id: notificationId })),
  'notifications.readChoices': members(200, () => ({})),
  'notifications.choose': members(204, () => ({
    kind: 'comment',
    inApp: true,
    byMail: false,
    byPush: false,
  })),
  'notifications.readPush': members(200, () => ({})),
  'notifications.turnOnPush': members(204, () => ({ ...aSubscription() })),
  'notifications.turnOffPush': members(204, () => ({})),
};
