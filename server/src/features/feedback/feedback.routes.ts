import * as feedback from '@firstlight/contract/feedback.ts';
import * as threads from '@firstlight/contract/feedback-threads.ts';
import { listOwnFeedback as listOwnEndpoint } from '@firstlight/contract/own-feedback.ts';
import { route } from '../../core/http/route.ts';
import { agreeToReveal } from './agree-to-reveal.ts';
import { editFeedback } from './edit-feedback.ts';
import { giveFeedback } from './give-feedback.ts';
import { listFeedback } from './list-feedback.ts';
import { listOwnFeedback } from './list-own-feedback.ts';
import { markFeedback } from './mark-feedback.ts';
import { previewFeedback } from './preview-feedback.ts';
import { readOwnFeedback } from './read-own-feedback.ts';
import { readThread } from './read-thread.ts';
import { removeFeedback } from './remove-feedback.ts';
import { replyInThread } from './reply-in-thread.ts';
import { restoreFeedback } from './restore-feedback.ts';
import { returnFromTest } from './return-from-test.ts';
import { startTest } from './start-test.ts';

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
