import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { listStillSent, moveIssue } from '../issue/issues.queries.ts';
import { messageIdOf } from '../letter/build-message.ts';
import { type HandoverNote, noteOutcomes } from './deliveries.queries.ts';
import { drawTaken, listDoubts, releaseDoubts } from './doubts.queries.ts';
import { relayLogReader } from './read-relay-log.policy.ts';

export interface SettledByLog {
  /** The relay had taken them. */
  sent: number;
  /** It never had: they leave after all. */
  released: number;
  /** Nobody knows still. */
  left: number;
  /** The log was said to be whole and is not: so many letters that were taken are missing from it. */
  missing: number;
}

/** No line of a worker that was held up lasts so long: none of these is still being handed over. */
const overAfterMs = 30 * 60_000;
const drawnMost = 1000;

/**
 * By the relay's own log, what became of letters in doubt. One that stands there was sent. One that does not leaves after all,
 * where the log is said to be whole, and letters that were taken, drawn by lot, stand in it without exception.
 */
export async function settleByLog(ctx: Context, path: string, isWhole: boolean): Promise<SettledByLog> {
  const doubts = await listDoubts(ctx.db, new Date(ctx.now().getTime() - overAfterMs));
  const open = new Set(await listStillSent(ctx.db, ctx.now()));
  const drawn = isWhole ? await drawTaken(ctx.db, [...open], drawnMost) : [];
  const taken = await readTaken(path, [...doubts, ...drawn]);
  const isTaken = (letter: HandoverNote) => taken.has(messageIdOf(letter));
  const sent = doubts.filter(isTaken);
  const missing = drawn.filter((letter) => !isTaken(letter)).length;
  const mayLeave = isWhole && missing === 0;
  const never = mayLeave ? doubts.filter((letter) => open.has(letter.issue) && !isTaken(letter)) : [];
  return inTransaction(ctx, async ({ db, now }) => {
    if (sent.length > 0)
      await noteOutcomes(
        db,
        sent.map((letter) => ({ ...letter, state: 'sent' })),
        now(),
      );
    const released = never.length > 0 ? await releaseDoubts(db, never, now()) : 0;
    for (const number of new Set(never.map(({ issue }) => issue)))
      await moveIssue(db, number, 'sent', 'sending');
    return { sent: sent.length, released, left: doubts.length - sent.length - released, missing };
  });
}

async function readTaken(path: string, letters: readonly HandoverNote[]): Promise<ReadonlySet<string>> {
  const log = relayLogReader(new Set(letters.map(messageIdOf)));
  const input = path === '-' ? process.stdin : createReadStream(path);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) log.read(line);
  return log.taken;
}
