import type { Reportable } from '../../../../core/reportable.ts';
import { findVisibleProject } from '../../../showcase/projects/visible-project.ts';
import { findFeedbackRows } from '../give/feedback.queries.ts';
import { findOwnRow, listOwnAmong } from '../hidden/authors.queries.ts';
import { sanctionAuthor } from '../hidden/sanction-author.ts';
import { takeDownFeedback } from './take-down-feedback.ts';

export const feedbackReportable: Reportable = {
  kind: 'feedback',
  covers: ['feedback.comment', 'feedback.answers'],
  async find({ db, actor }, id) {
    const [found] = await findFeedbackRows(db, [id]);
    if (!found || found.deletedAt || found.isWithheld) return undefined;
    return (await findVisibleProject(db, actor, found.projectId)) && id;
  },
  async snapshot({ db }, id) {
    const [found] = await findFeedbackRows(db, [id]);
    if (!found) return undefined;
    const answers = found.answers.map(({ question, answer }) => `${question}\n${answer}`);
    return {
      words: [found.comment, ...answers].join('\n\n'),
      surroundings: '',
      author: 'hidden',
      number: found.testerNumber,
      aboutId: found.projectId,
      writtenAt: new Date(found.givenOn),
      isTakenDown: found.takenDownAt !== null,
    };
  },
  async isBy({ db, vault }, id, userId) {
    return (await findOwnRow(db, vault, userId, id)) !== undefined;
  },
  listBy: ({ db, vault }, ids, userId) => listOwnAmong(db, vault, userId, ids),
  hiddenAuthor: (ctx, feedbackId) => sanctionAuthor(ctx, { feedbackId }),
  takeDown: takeDownFeedback,
};
