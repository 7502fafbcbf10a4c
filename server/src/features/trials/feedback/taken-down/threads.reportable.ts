import type { Context } from '../../../../core/context.ts';
import type { Reportable } from '../../../../core/reportable.ts';
import { findOwner } from '../../../showcase/projects/find-owner.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { findFeedbackRows, findMade } from '../give/feedback.queries.ts';
import { findOwnRow } from '../hidden/authors.queries.ts';
import { sanctionAuthor } from '../hidden/sanction-author.ts';
import { findStoredMessage, listMessagesBefore, moveMessage } from './taken-down.queries.ts';

/** So many messages before it go along: alone it may not be understood. */
const before = 5;

/** Between a maker, who is known, and a hidden tester: each may report what the other wrote. */
export const threadMessageReportable: Reportable = {
  kind: 'thread_message',
  covers: ['feedbackReplies.body'],
  async find({ db, vault, actor }, id) {
    const found = await findStoredMessage(db, vault, id);
    if (!found || found.takenDownAt || actor.kind !== 'member') return undefined;
    const made = await findMade(db, actor.id, found.feedbackId);
    const given = made ?? (await findOwnRow(db, vault, actor.id, found.feedbackId));
    return given && !given.deletedAt ? id : undefined;
  },
  async snapshot(ctx, id) {
    const found = await findStoredMessage(ctx.db, ctx.vault, id);
    const [feedback] = found ? await findFeedbackRows(ctx.db, [found.feedbackId]) : [];
    if (!found || !feedback) return undefined;
    const earlier = await listMessagesBefore(ctx.db, ctx.vault, id, before);
    return {
      words: found.text,
      surroundings: earlier.map(({ text }) => text).join('\n\n'),
      author: found.fromMaker ? await findOwner(ctx, feedback.projectId) : 'hidden',
      number: found.fromMaker ? null : feedback.testerNumber,
      aboutId: feedback.projectId,
      writtenAt: new Date(found.sentOn),
      isTakenDown: found.takenDownAt !== null,
    };
  },
  isBy,
  async hiddenAuthor(ctx, id) {
    const found = await findStoredMessage(ctx.db, ctx.vault, id);
    return found && !found.fromMaker ? sanctionAuthor(ctx, { feedbackId: found.feedbackId }) : undefined;
  },
  async takeDown(tx, id, isTaken) {
    const found = await findStoredMessage(tx.db, tx.vault, id);
    if (!found || !(await moveMessage(tx.db, id, isTaken ? tx.now() : null))) return;
    const [feedback] = await findFeedbackRows(tx.db, [found.feedbackId]);
    if (feedback) tx.record(feedbackEvents.visibilityChanged, { projectId: feedback.projectId });
  },
};

async function isBy({ db, vault }: Pick<Context, 'db' | 'vault'>, id: string, userId: string) {
  const found = await findStoredMessage(db, vault, id);
  if (!found) return false;
  const written = found.fromMaker
    ? await findMade(db, userId, found.feedbackId)
    : await findOwnRow(db, vault, userId, found.feedbackId);
  return written !== undefined;
}
