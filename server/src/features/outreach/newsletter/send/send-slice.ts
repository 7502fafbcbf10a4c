import { Readable } from 'node:stream';
import type { JobContext } from '../../../../core/job.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { DeliveryState } from '../../../../db/schema.ts';
import { gatherQuestions } from '../../../../platform/gather-questions.ts';
import type { MailLine } from '../../../../platform/mail/mail-line.ts';
import { isAboutTheWay, isUsedUp, replyCode, statusOf } from '../../../../platform/mail/send-mail.ts';
import { closeSlice, findIssue, findSlice, touchSlice } from '../issue/issues.queries.ts';
import { composeLetters, type ReadyLetter } from '../letter/compose-letters.ts';
import { newsletterEvents } from '../newsletter.events.ts';
import { followRefusal, stateAfter } from '../reports/follow-refusal.ts';
import { judgeStatus } from '../reports/judge-status.policy.ts';
import {
  type HandoverNote,
  listRecipients,
  noteHandovers,
  noteOutcomes,
  type Outcome,
} from './deliveries.queries.ts';
import { readLines } from './lanes.queries.ts';
import { type LaneSigns, noSigns, slowLane } from './slow-lane.ts';

/** Who left in between is not among the next hundred. */
const atOnce = 100;
const workMs = 200_000;

/** Whether no other worker has this letter. */
type Note = (letter: HandoverNote) => Promise<boolean>;
type Settle = (outcome: Outcome) => Promise<unknown>;

interface Sending {
  ctx: JobContext;
  number: number;
  note: Note;
  settle: Settle;
  signs: LaneSigns;
}

/** Writes to the readers of a slice who have no letter yet. It may run twice at once, and die anywhere. */
export async function sendSlice(ctx: JobContext, number: number, slice: number): Promise<void> {
  const began = ctx.now().getTime();
  const note: Note = gatherQuestions(async (letters: readonly HandoverNote[]) => {
    const ours = await noteHandovers(ctx.db, letters, ctx.now());
    return letters.map(({ subscriptionId }) => ours.has(subscriptionId));
  });
  const settle: Settle = gatherQuestions(async (outcomes: readonly Outcome[]) => {
    await noteOutcomes(ctx.db, outcomes, ctx.now());
    return [];
  });
  const open: MailLine[] = [];
  try {
    for (;;) {
      const [issue, stretch] = [await findIssue(ctx.db, number), await findSlice(ctx.db, number, slice)];
      if (issue?.state !== 'sending' || !stretch) return;
      const lines = await readLines(ctx.db, stretch.lane, ctx.now());
      // Asked for again when somebody looks at the clock and the pause is over.
      if (lines === 0) return;
      await touchSlice(ctx.db, stretch, ctx.now());
      const recipients = await listRecipients(ctx.db, stretch, ctx.now(), atOnce);
      if (recipients.length === 0) return await closeSlice(ctx.db, stretch, ctx.now());
      const { letters, leftOut } = await composeLetters(ctx, issue, recipients);
      const waiting = [...letters];
      const signs = noSigns();
      while (open.length < lines) open.push(ctx.openMailLine());
      const ends = await Promise.allSettled([
        ...leftOut.map((subscriptionId) => settle({ issue: number, subscriptionId, state: 'left_out' })),
        ...open.slice(0, lines).map(async (line) => {
          for (let next = waiting.shift(); next && !signs.isUnwelcome; next = waiting.shift())
            await handOver(line, next, { ctx, number, note, settle, signs });
        }),
      ]);
      // Only now: a line that is closed in the middle of a letter would leave it in doubt.
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
      await slowLane(ctx, stretch.lane, signs);
      if (ctx.now().getTime() - began > workMs)
        return await inTransaction(ctx, async (tx) =>
          tx.record(newsletterEvents.sliceQueued, { issue: number, slice }),
        );
    }
  } finally {
    for (const line of open) line.close();
  }
}

/** The note comes first, when the server has agreed to take the message: no note, no message. */
async function handOver(
  line: MailLine,
  { subscriptionId, envelope, message }: ReadyLetter,
  { ctx, number, note, settle, signs }: Sending,
): Promise<void> {
  let stage: 'asking' | 'taken by another' | 'handing over' = 'asking';
  async function* noted() {
    const bytes = message();
    const isOurs = await note({ issue: number, subscriptionId });
    stage = isOurs ? 'handing over' : 'taken by another';
    if (!isOurs) throw new Error('another worker has this letter');
    yield bytes;
  }
  const becomes = (state: DeliveryState) => settle({ issue: number, subscriptionId, state });
  try {
    await line.send(envelope, Readable.from(noted()));
    await becomes('sent');
    signs.accepted += 1;
  } catch (error) {
    const [code, status] = [replyCode(error), statusOf(error)];
    const reached = stage as string;
    if (reached === 'taken by another') return;
    if (code !== undefined && isAboutTheWay(error)) {
      // What is said before anybody was named may be over in a second, while a hundred are tried in one.
      if (isUsedUp(error)) signs.untaken += 1;
      else signs.wasSlowed = true;
      await becomes('deferred');
    } else if (code !== undefined && code >= 500) {
      const sense = judgeStatus(status);
      if (sense === 'unwelcome') signs.isUnwelcome = true;
      await becomes(stateAfter(sense));
      await followRefusal(ctx, subscriptionId, sense);
    } else if (code !== undefined) {
      if (code === 421 || status?.startsWith('4.7.')) signs.wasSlowed = true;
      await becomes('deferred');
    } else if (reached === 'handing over') await becomes('uncertain');
    // Nothing was agreed on: the job is tried again, and what it keeps of this must not name the address.
    else throw new Error('the mail server did not take a letter');
  }
}
