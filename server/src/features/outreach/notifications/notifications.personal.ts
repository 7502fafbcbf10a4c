import { exported, impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import {
  devicesOf,
  listChoicesOf,
  mailTurnOf,
  notificationsOf,
  pushTurnOf,
} from './personal-rows.queries.ts';

const reader = 'whoever is told';
const pointer = 'names the account by its random id';

/** All of it hangs on the account and goes with it; news of what the person did for others loses its actor. */
export const notificationsPersonal = personalPart({
  tables: {
    notifications: {
      of: reader,
      file: 'notifications.json',
      rows: notificationsOf,
      columns: {
        id: impersonal('a random number'),
        userId: impersonal(pointer),
        kind: exported('kind'),
        subjectId: impersonal('names what it is about by a random id'),
        projectId: exported('projectId'),
        actorId: impersonal('names another account by its random id'),
        count: exported('howOften'),
        happenedAt: exported('happenedAt'),
        inApp: exported('shownInTheApp'),
        byMail: exported('toBeMailed'),
        readAt: exported('readAt'),
        mailedAt: exported('mailedAt'),
        byPush: exported('toBePushed'),
        pushedAt: exported('pushedAt'),
        details: exported('details'),
        isMasked: impersonal('follows from the kind'),
      },
    },
    notificationCauses: {
      of: reader,
      columns: {
        userId: impersonal(pointer),
        cause: impersonal('names what happened by random ids, never by a name'),
        happenedAt: withheld('exported with the notification itself'),
      },
    },
    notificationChoices: {
      of: reader,
      file: 'notification-choices.json',
      rows: listChoicesOf,
      columns: {
        userId: impersonal(pointer),
        kind: exported('kind'),
        inApp: exported('inTheApp'),
        byMail: exported('byMail'),
        byPush: exported('byPush'),
      },
    },
    notificationMails: {
      of: reader,
      file: 'notification-mails.json',
      rows: mailTurnOf,
      columns: {
        userId: impersonal(pointer),
        dueAt: exported('nextMailAt'),
        lastAt: exported('lastMailAt'),
      },
    },
    notificationPushes: {
      of: reader,
      file: 'notification-pushes.json',
      rows: pushTurnOf,
      columns: {
        userId: impersonal(pointer),
        dueAt: exported('nextPushAt'),
        lastAt: exported('lastPushAt'),
      },
    },
    pushDevices: {
      of: reader,
      file: 'push-devices.json',
      rows: devicesOf,
      columns: {
        sessionId: impersonal('names a session by its random id'),
        userId: impersonal(pointer),
        subscription: withheld('a secret: whoever has it can write to the device'),
        fingerprint: withheld('a keyed fingerprint of that secret'),
        since: exported('pushesSince'),
        pushedAt: exported('lastPushAt'),
      },
    },
  },
});
