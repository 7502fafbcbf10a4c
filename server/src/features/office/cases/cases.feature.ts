import * as cases from '@firstlight/contract/office/cases/cases.ts';
import * as reports from '@firstlight/contract/office/cases/reports.ts';
import * as reviews from '@firstlight/contract/office/cases/reviews.ts';
import * as transparency from '@firstlight/contract/office/cases/transparency.ts';
import * as unmaskings from '@firstlight/contract/office/cases/unmaskings.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { pictureQuestions } from '../../../core/files/picture-questions.ts';
import { route } from '../../../core/http/route.ts';
import { answer } from '../../../core/question.ts';
import { validationQuestions } from '../../trials/validation/validation.questions.ts';
import { sanctionEvents } from '../sanctions/sanctions.events.ts';
import { sanctionQuestions } from '../sanctions/sanctions.questions.ts';
import { caseEvents } from './cases.events.ts';
import { caseJobs, restoreContent, tellAdmins } from './cases.jobs.ts';
import { caseNotifications } from './cases.notifications.ts';
import { casesPersonal } from './cases.personal.ts';
import { decideCase } from './decide/decide-case.ts';
import { previewStatement } from './decide/preview-statement.ts';
import { secondDecision } from './decide/second-decision.ts';
import { undoDecision } from './decide/undo-decision.ts';
import { isAnyWaiting } from './evidence/case-pictures.queries.ts';
import { copyReportedPictures, evidenceJobs, removeForgottenCopy } from './evidence/evidence.jobs.ts';
import { readPicture } from './evidence/read-picture.ts';
import { caseMails, mailReportOutcomes, mailReportReceipt } from './news/cases.mails.ts';
import { caseMetrics } from './published/cases.metrics.ts';
import { readTransparency } from './published/read-transparency.ts';
import { addNote } from './queue/add-note.ts';
import { claimCase } from './queue/claim-case.ts';
import { findInvolved } from './queue/find-involved.ts';
import { listCases } from './queue/list-cases.ts';
import { readCase } from './queue/read-case.ts';
import { releaseCase } from './queue/release-case.ts';
import { takeNextCase } from './queue/take-next-case.ts';
import { findReportedProjects } from './reports/find-reported-projects.ts';
import { listOwnReports } from './reports/list-own-reports.ts';
import { reportContent } from './reports/report-content.ts';
import { withdrawReport } from './reports/withdraw-report.ts';
import { askReview } from './reviews/ask-review.ts';
import { decideReview } from './reviews/decide-review.ts';
import { listReviews } from './reviews/list-reviews.ts';
import { mailReviewNote } from './reviews/mail-review-note.ts';
import { answerUnmasking } from './unmasking/answer-unmasking.ts';
import { askUnmasking } from './unmasking/ask-unmasking.ts';
import { listUnmaskings } from './unmasking/list-unmaskings.ts';
import { mailUnmasked } from './unmasking/mail-unmasked.ts';
import { readUnmasked } from './unmasking/read-unmasked.ts';
import { unmaskingJobs } from './unmasking/unmaskings.jobs.ts';

export const casesFeature = feature({
  name: 'cases',
  routes: [
    route(reports.reportContent, reportContent),
    route(reports.listOwnReports, listOwnReports),
    route(reports.withdrawReport, withdrawReport),
    route(reviews.askReview, askReview),
    route(reviews.listReviews, listReviews),
    route(reviews.decideReview, decideReview),
    route(cases.listCases, listCases),
    route(cases.takeNextCase, takeNextCase),
    route(cases.readCase, readCase),
    route(cases.readPicture, readPicture),
    route(cases.claimCase, claimCase),
    route(cases.releaseCase, releaseCase),
    route(cases.addNote, addNote),
    route(cases.previewStatement, previewStatement),
    route(cases.decideCase, decideCase),
    route(cases.secondDecision, secondDecision),
    route(cases.undoDecision, undoDecision),
    route(unmaskings.askUnmasking, askUnmasking),
    route(unmaskings.listUnmaskings, listUnmaskings),
    route(unmaskings.answerUnmasking, answerUnmasking),
    route(unmaskings.readUnmasked, readUnmasked),
    route(transparency.readTransparency, readTransparency),
  ],
  events: caseEvents,
  listeners: [
    listener({
      on: caseEvents.guestReported,
      jobs: ({ reportId }) => [mailReportReceipt.request({ reportId })],
    }),
    listener({ on: caseEvents.changed, jobs: ({ caseId }) => [tellAdmins.request({ caseId })] }),
    listener({
      on: caseEvents.alerted,
      pushes: ({ adminIds }) =>
        adminIds.map((id) => ({ topic: `me:${id}`, event: 'cases.changed', payload: {} })),
    }),
    listener({
      on: caseEvents.picturesNoted,
      jobs: ({ caseId }) => [copyReportedPictures.request({ caseId })],
    }),
    listener({
      on: caseEvents.copyDropped,
      jobs: ({ pictureId }) => [removeForgottenCopy.request({ pictureId })],
    }),
    listener({ on: caseEvents.published, jobs: ({ caseId }) => [mailReportOutcomes.request({ caseId })] }),
    listener({
      on: caseEvents.reviewReminded,
      jobs: ({ reviewId }) => [mailReviewNote.request({ reviewId })],
    }),
    listener({
      on: caseEvents.unmaskingDisclosed,
      jobs: ({ unmaskingId }) => [mailUnmasked.request({ unmaskingId })],
    }),
    // Nobody is to hear in which minute a hidden author wrote.
    listener({
      on: sanctionEvents.appealed,
      jobs: ({ caseId, isHidden }) => (isHidden ? [] : [tellAdmins.request({ caseId })]),
    }),
    listener({
      on: sanctionEvents.appealDecided,
      jobs: ({ caseId, outcome }) => [
        tellAdmins.request({ caseId }),
        ...(outcome === 'overturned' ? [restoreContent.request({ caseId })] : []),
      ],
    }),
  ],
  answers: [
    answer(validationQuestions.findReported, findReportedProjects),
    answer(sanctionQuestions.findInvolved, findInvolved),
    answer(pictureQuestions.isBeingCopied, ({ db }, keys) => isAnyWaiting(db, keys)),
  ],
  jobs: [...caseJobs, ...evidenceJobs, ...caseMails, mailReviewNote, ...unmaskingJobs, mailUnmasked],
  notifications: caseNotifications,
  metrics: caseMetrics,
  personal: [casesPersonal],
});
