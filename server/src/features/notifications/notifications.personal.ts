import { exported, impersonal, personalPart, withheld } from '../../core/personal-part.ts';
import { choicesOf, mailTurnOf, notificationsOf } from './personal-rows.queries.ts';

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
      rows: choicesOf,
      columns: {
        userId: impersonal(pointer),
        kind: exported('kind'),
        inApp: exported('inTheApp'),
        byMail: exported('byMail'),
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
  },
});
