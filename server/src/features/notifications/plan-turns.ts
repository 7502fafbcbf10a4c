import type { NotificationChoice } from '@firstlight/contract/notification-rules.ts';
import type { Db } from '../../db/pool.ts';
import { planMail } from './notification-mails.queries.ts';
import { planPush } from './push/push-turns.queries.ts';
import type { TurnTimes } from './turn-times.ts';

/** Sets the turns of the ways that somebody chose; each has its own, so that a push never delays a mail. */
export async function planTurns(
  db: Db,
  userId: string,
  { byMail, byPush }: Pick<NotificationChoice, 'byMail' | 'byPush'>,
  times: TurnTimes,
): Promise<void> {
  if (byMail) await planMail(db, userId, times);
  if (byPush) await planPush(db, userId, times);
}
