import type { Reportable } from '../../../../core/reportable.ts';
import { countFeedback } from '../../../showcase/projects/count-feedback.ts';
import { findVisibleProject } from '../../../showcase/projects/visible-project.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { sanctionAuthor } from '../hidden/sanction-author.ts';
import { listSkipsAmong } from '../skips/skips-of-author.queries.ts';
import { findStoredNote, moveNote } from './taken-down.queries.ts';

/** The maker alone reads it, and so the maker alone can report it. */
export const skipNoteReportable: Reportable = {
  kind: 'skip_note',
  covers: ['skips.note'],
  async find({ db, vault, actor }, id) {
    const found = await findStoredNote(db, vault, id);
    if (!found || found.isWithheld || actor.kind !== 'member') return undefined;
    const project = await findVisibleProject(db, actor, found.projectId);
    return project?.ownerId === actor.id ? id : undefined;
  },
  async snapshot({ db, vault }, id) {
    const found = await findStoredNote(db, vault, id);
    if (!found) return undefined;
    return {
      words: found.note,
      surroundings: '',
      author: 'hidden',
      number: found.testerNumber,
      aboutId: found.projectId,
      writtenAt: new Date(found.givenOn),
      isTakenDown: found.takenDownAt !== null,
    };
  },
  isBy: async ({ db, vault }, id, userId) => (await listSkipsAmong(db, vault, userId, [id])).length > 0,
  listBy: ({ db, vault }, ids, userId) => listSkipsAmong(db, vault, userId, ids),
  hiddenAuthor: (ctx, skipId) => sanctionAuthor(ctx, { skipId }),
  async takeDown(tx, id, isTaken) {
    const moved = await moveNote(tx.db, id, isTaken ? tx.now() : null);
    if (!moved) return;
    if (moved.isCounted) await countFeedback(tx, moved.projectId, { skips: isTaken ? -1 : 1 });
    tx.record(feedbackEvents.visibilityChanged, { projectId: moved.projectId });
  },
};
