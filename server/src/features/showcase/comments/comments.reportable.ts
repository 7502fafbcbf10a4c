import type { Reportable } from '../../../core/reportable.ts';
import { commentEvents } from './comments.events.ts';
import { type CommentRow, changeComment } from './comments.queries.ts';
import { findStoredComment } from './stored-comment.queries.ts';
import { seenComment } from './visible-comment.ts';

export const commentReportable: Reportable = {
  kind: 'comment',
  covers: ['comments.body'],
  async find(ctx, id) {
    const found = await seenComment(ctx, id);
    return found && isThere(found) ? id : undefined;
  },
  async snapshot({ db }, id) {
    const found = await findStoredComment(db, id);
    if (!found || found.body === null) return undefined;
    return {
      words: found.body,
      surroundings: found.answered ?? '',
      author: found.authorId,
      number: null,
      aboutId: found.projectId,
      writtenAt: found.writtenAt,
      isTakenDown: found.takenDownAt !== null,
    };
  },
  async isBy({ db }, id, userId) {
    return (await findStoredComment(db, id))?.authorId === userId;
  },
  async takeDown(tx, id, isTaken) {
    const found = await findStoredComment(tx.db, id);
    if (!found || (found.takenDownAt !== null) === isTaken) return;
    await changeComment(tx.db, id, { takenDownAt: isTaken ? tx.now() : null });
    tx.record(commentEvents.visibilityChanged, { projectId: found.projectId, commentId: id });
  },
};

const isThere = ({ deletedAt, takenDownAt }: CommentRow) => deletedAt === null && takenDownAt === null;
