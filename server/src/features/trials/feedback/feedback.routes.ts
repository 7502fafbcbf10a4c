import * as feedback from '@firstlight/contract/trials/feedback/feedback.ts';
import * as threads from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { listOwnFeedback as listOwnEndpoint } from '@firstlight/contract/trials/feedback/own-feedback.ts';
import { route } from '../../../core/http/route.ts';
import { editFeedback } from './give/edit-feedback.ts';
import { giveFeedback } from './give/give-feedback.ts';
import { listFeedback } from './give/list-feedback.ts';
import { markFeedback } from './give/mark-feedback.ts';
import { previewFeedback } from './give/preview-feedback.ts';
import { removeFeedback } from './give/remove-feedback.ts';
import { restoreFeedback } from './give/restore-feedback.ts';
import { listOwnFeedback } from './own/list-own-feedback.ts';
import { readOwnFeedback } from './own/read-own-feedback.ts';
import { returnFromTest } from './tests/return-from-test.ts';
import { startTest } from './tests/start-test.ts';
import { agreeToReveal } from './threads/agree-to-reveal.ts';
import { readThread } from './threads/read-thread.ts';
import { replyInThread } from './threads/reply-in-thread.ts';

export const feedbackRoutes = [
  route(feedback.startTest, startTest),
  route(feedback.returnFromTest, returnFromTest),
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
  route(listOwnEndpoint, listOwnFeedback),
];
