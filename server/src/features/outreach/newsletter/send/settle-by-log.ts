import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { listStillSent, lockIssues, moveIssue } from '../issue/issues.queries.ts';
import { messageIdOf } from '../letter/build-message.ts';
import { type HandoverNote, noteOutcomes } from './deliveries.queries.ts';
import { countOnTheirWay, drawTaken, listDoubts, type NotedLetter, releaseDoubts } from './doubts.queries.ts';
import { relayLogReader } from './read-relay-log.policy.ts';

export interface SettledByLog {
  /** The relay had taken them. */
  sent: number;
  /** It never had: they leave after all. */
  released: number;
  /** Nobody knows still. */
  left: number;
  /** They may still be on their way: to be asked for again. */
  fresh: number;
  /** The log was said to be whole and is not: so many letters that were taken are missing from it, and nothing is done. */
  missing: number;
}

/** No line of a worker that was held up lasts so long: none of these is still being handed over. */
const overAfterMs = 30 * 60_000;
const drawnMost = 5000;

/**
 * By the relay's own log, what became of letters in doubt. One that stands there was sent. One that does not leaves after
 * all, where the log is said to be whole: letters that were taken around it, and some that were taken after it, stand there
 * without exception.
 */
export async function settleByLog(ctx: Context, path: string, isWhole: boolean): Promise<SettledByLog> {
  const over = new Date(ctx.now().getTime() - overAfterMs);
  const doubts = await listDoubts(ctx.db, over);
  const fresh = await countOnTheirWay(ctx.db, over);
  const drawn: NotedLetter[] = [];
  for (const issue of isWhole ? await listStillSent(ctx.db, ctx.now()) : [])
    drawn.push(...(await drawTaken(ctx.db, issue, drawnMost)));
  const taken = await readTaken(path, [...doubts, ...drawn]);
  const isTaken = (letter: HandoverNote) => taken.has(messageIdOf(letter));
  const missing = drawn.filter((letter) => !isTaken(letter)).length;
  if (missing > 0) return { sent: 0, released: 0, left: doubts.length, fresh, missing };

  const sent = doubts.filter(isTaken);
  const lasts = lastOf(drawn);
  const never = doubts.filter((one) => !isTaken(one) && one.notedAt < (lasts.get(one.issue) ?? one.notedAt));
  return inTransaction(ctx, async ({ db, now }) => {
    const issues = [...new Set(never.map(({ issue }) => issue))];
    await lockIssues(db, issues);
    const settled = sent.map(({ issue, subscriptionId }) => ({
      issue,
      subscriptionId,
      state: 'sent' as const,
    }));
    if (settled.length > 0) await noteOutcomes(db, settled, now());
    const released = never.length > 0 ? await releaseDoubts(db, never, now()) : 0;
    for (const number of issues) await moveIssue(db, number, 'sent', 'sending');
    return { sent: sent.length, released, left: doubts.length - sent.length - released, fresh, missing };
  });
}

/** When the last of these letters was taken, for each issue. */
function lastOf(letters: readonly NotedLetter[]): Map<number, Date> {
  const lasts = new Map<number, Date>();
  for (const { issue, notedAt } of letters) {
    const last = lasts.get(issue);
    if (!last || last < notedAt) lasts.set(issue, notedAt);
  }
  return lasts;
}

async function readTaken(path: string, letters: readonly HandoverNote[]): Promise<ReadonlySet<string>> {
  const log = relayLogReader(new Set(letters.map(messageIdOf)));
  const input = path === '-' ? process.stdin : createReadStream(path);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) log.read(line);
  return log.taken;
}
