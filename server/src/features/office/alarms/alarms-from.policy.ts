import { alarmRules } from '@firstlight/contract/office/alarms/alarm-rules.ts';
import type { Alarm } from '@firstlight/contract/office/alarms/alarms.ts';
import type { MailTrouble } from '../../../platform/mail/ledger.ts';
import type { QueueTrouble } from '../../../platform/queue.ts';
import type { LettersTrouble } from '../../outreach/newsletter/read-letters-trouble.ts';
import type { BooksTrouble } from '../support/read-books-trouble.ts';

/** What the house knows of itself. */
export interface HouseState {
  queue: QueueTrouble;
  mails: MailTrouble;
  signUps: { lastHour: number; before: number };
  books: BooksTrouble;
  letters: LettersTrouble;
}

const minute = 60 * 1000;

/** Which of it needs a look, the gravest first. */
export function alarmsFrom({ queue, mails, signUps, books, letters }: HouseState, now: Date): Alarm[] {
  const isOlder = (moment: Date, ms: number) => now.getTime() - moment.getTime() > ms;
  const { timetableAt } = queue;
  const isStanding = timetableAt === null || isOlder(timetableAt, alarmRules.timetableMinutes * minute);
  const all: (Alarm | false)[] = [
    isStanding && alarm('timetable_stands', 0, timetableAt),
    books.days > 0 && alarm('books_differ', books.days, books.since),
    queue.dead > 0 && alarm('dead_jobs', queue.dead, queue.deadSince),
    mails.waiting > 0 && alarm('mails_waiting', mails.waiting),
    mails.refused >= alarmRules.refusedFrom && alarm('mails_refused', mails.refused),
    mails.uncertain > 0 && alarm('mails_uncertain', mails.uncertain),
    letters.held > 0 && alarm('letters_held', letters.held, letters.since),
    isRush(signUps) && alarm('sign_ups', signUps.lastHour),
  ];
  return all.filter((one) => one !== false);
}

/** Against the other hours of the same day: a site that grows is not alarmed by its growth. */
function isRush({ lastHour, before }: HouseState['signUps']): boolean {
  return lastHour >= alarmRules.signUpsFrom && lastHour >= (alarmRules.signUpsTimes * before) / 23;
}

const alarm = (kind: Alarm['kind'], count: number, since: Date | null = null): Alarm => ({
  kind,
  count: Math.min(count, alarmRules.countedTo),
  since: since?.toISOString() ?? null,
});
