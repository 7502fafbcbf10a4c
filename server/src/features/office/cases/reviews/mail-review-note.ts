import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import * as z from 'zod';
import { formatMoment } from '../../../../core/format-date.ts';
import { job } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { translate } from '../../../../core/translate.ts';
import { ReviewNote } from '../emails/review-note.email.tsx';
import { findReview } from './reviews.queries.ts';

/** To the team: that a reporter waits. It says neither who nor about what, and has no reference: one of the team may be involved. */
export const mailReviewNote = job({
  name: 'cases.mail-review-note',
  kind: 'mail',
  patient: true,
  payload: z.strictObject({ reviewId: z.uuid() }),
  async handle(ctx, { reviewId }) {
    const review = await findReview(ctx.db, ctx.vault, reviewId);
    if (!review || review.outcome) return;
    const due = formatMoment('en', review.dueAt);
    await ctx.sendMail({
      key: `review-soon:${reviewId}`,
      kind: 'review-soon',
      to: ctx.teamInbox,
      subject: translate('en', 'casesMail', 'team.review.subject', {
        hours: sanctionLimits.remindedHoursLeft,
      }),
      ...(await printLetter(ReviewNote({ origin: ctx.origin, due }))),
    });
  },
});
