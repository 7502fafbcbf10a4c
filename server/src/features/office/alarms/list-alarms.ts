import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { alarmRules } from '@firstlight/contract/office/alarms/alarm-rules.ts';
import type { listAlarms as listEndpoint } from '@firstlight/contract/office/alarms/alarms.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { readMailTrouble } from '../../../platform/mail/ledger.ts';
import { readQueueTrouble } from '../../../platform/queue.ts';
import { readLettersTrouble } from '../../outreach/newsletter/read-letters-trouble.ts';
import { readBooksTrouble } from '../support/read-books-trouble.ts';
import { alarmsFrom } from './alarms-from.policy.ts';
import { countSignUps } from './count-sign-ups.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** Makes five short queries whose cost does not grow: each reads a bounded index range or what a nightly job counted. */
export async function listAlarms(ctx: HttpContext<Member>): Promise<ResultOf<typeof listEndpoint>> {
  const now = ctx.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const most = alarmRules.countedTo;
  const [queue, mails, signUps, books, letters] = await Promise.all([
    readQueueTrouble(ctx.db, most),
    readMailTrouble(ctx.db, {
      waitingTries: alarmRules.waitingTries,
      waitingSince: ago(alarmRules.waitingMinutes * minute),
      refusedSince: ago(alarmRules.refusedHours * hour),
      uncertainSince: ago(alarmRules.uncertainDays * 24 * hour),
      most,
    }),
    countSignUps(ctx),
    readBooksTrouble(ctx.db, most),
    readLettersTrouble(ctx),
  ]);
  return {
    items: alarmsFrom({ queue, mails, signUps, books, letters }, now),
    lookedAt: now.toISOString(),
  };
}
