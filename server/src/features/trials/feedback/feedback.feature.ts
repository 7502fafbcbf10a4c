import type { LivePush } from '@firstlight/contract/live.ts';
import { answerCard as answerCardEndpoint } from '@firstlight/contract/trials/feedback/card-answers.ts';
import * as feedback from '@firstlight/contract/trials/feedback/feedback.ts';
import * as threads from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { listOwnFeedback as listOwnEndpoint } from '@firstlight/contract/trials/feedback/own-feedback.ts';
import { readQuote as readQuoteEndpoint } from '@firstlight/contract/trials/feedback/quote.ts';
import { listTestedProjects as listTestedEndpoint } from '@firstlight/contract/trials/feedback/tested-projects.ts';
import * as tests from '@firstlight/contract/trials/feedback/tests.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { answer } from '../../../core/question.ts';
import { iterationQuestions } from '../iterations/iterations.questions.ts';
import { answerCard } from './card-answers/answer-card.ts';
import { cardAnswersPersonal } from './card-answers/card-answers.personal.ts';
import { creditNotes } from './credits/credit-notes.ts';
import { feedbackEvents } from './feedback.events.ts';
import { feedbackJobs } from './feedback.jobs.ts';
import { feedbackNotifications } from './feedback.notifications.ts';
import { feedbackPersonal } from './feedback.personal.ts';
import { editFeedback } from './give/edit-feedback.ts';
import { giveFeedback } from './give/give-feedback.ts';
import { listFeedback } from './give/list-feedback.ts';
import { markFeedback } from './give/mark-feedback.ts';
import { previewFeedback } from './give/preview-feedback.ts';
import { removeFeedback } from './give/remove-feedback.ts';
import { restoreFeedback } from './give/restore-feedback.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { listOwnFeedback } from './own/list-own-feedback.ts';
import { listTestedProjects } from './own/list-tested-projects.ts';
import { readOwnFeedback } from './own/read-own-feedback.ts';
import { readQuote } from './quote/read-quote.ts';
import { countSkips } from './skips/count-skips.ts';
import { skipsPersonal } from './skips/skips.personal.ts';
import { skipRoutes } from './skips/skips.routes.ts';
import { feedbackReportable } from './taken-down/feedback.reportable.ts';
import { skipNoteReportable } from './taken-down/skips.reportable.ts';
import { threadMessageReportable } from './taken-down/threads.reportable.ts';
import { mountGoRedirect } from './test-it/mount-go-redirect.ts';
import { returnFromTest } from './test-it/return-from-test.ts';
import { startTest } from './test-it/start-test.ts';
import { agreeToReveal } from './threads/agree-to-reveal.ts';
import { closeThread } from './threads/close-thread.ts';
import { readThread } from './threads/read-thread.ts';
import { replyInThread } from './threads/reply-in-thread.ts';

/** One bell for whatever happened, the same for everybody: what it was is fetched by those who may see it. */
const ring = ({ projectId }: { projectId: string }): LivePush[] => [
  { topic: `project:${projectId}`, event: 'feedback.changed', payload: { projectId } },
];

export const feedbackFeature = feature({
  name: 'feedback',
  routes: [
    route(tests.startTest, startTest),
    route(tests.returnFromTest, returnFromTest),
    route(feedback.listFeedback, listFeedback),
    route(feedback.readOwnFeedback, readOwnFeedback),
    route(feedback.previewFeedback, previewFeedback),
    route(feedback.giveFeedback, giveFeedback),
    route(feedback.editFeedback, editFeedback),
    route(feedback.removeFeedback, removeFeedback),
    route(feedback.restoreFeedback, restoreFeedback),
    route(feedback.markFeedback, markFeedback),
    route(threads.readThread, readThread),
    route(threads.replyInThread, replyInThread),
    route(threads.agreeToReveal, agreeToReveal),
    route(threads.closeThread, closeThread),
    route(listOwnEndpoint, listOwnFeedback),
    route(listTestedEndpoint, listTestedProjects),
    route(answerCardEndpoint, answerCard),
    route(readQuoteEndpoint, readQuote),
    ...skipRoutes,
    ...inboxRoutes,
  ],
  servedPaths: [mountGoRedirect],
  events: feedbackEvents,
  listeners: [
    listener({ on: feedbackEvents.given, pushes: ring }),
    listener({ on: feedbackEvents.edited, pushes: ring }),
    listener({ on: feedbackEvents.removed, pushes: ring }),
    listener({ on: feedbackEvents.restored, pushes: ring }),
    listener({ on: feedbackEvents.visibilityChanged, pushes: ring }),
    listener({ on: feedbackEvents.marked, pushes: ring }),
    listener({ on: feedbackEvents.replied, pushes: ring }),
    listener({ on: feedbackEvents.threadClosed, pushes: ring }),
    listener({ on: feedbackEvents.revealProposed, pushes: ring }),
    listener({ on: feedbackEvents.revealed, pushes: ring }),
  ],
  answers: [
    answer(iterationQuestions.creditNotes, creditNotes),
    answer(iterationQuestions.countSkips, countSkips),
  ],
  jobs: feedbackJobs,
  notifications: feedbackNotifications,
  personal: [feedbackPersonal, skipsPersonal, cardAnswersPersonal],
  reportables: [feedbackReportable, skipNoteReportable, threadMessageReportable],
});
