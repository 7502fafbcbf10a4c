import * as z from 'zod';
import { notificationKind } from '../../../core/notifications/notification-kind.ts';
import { aboutProject } from '../../showcase/projects/about-project.ts';
import { iterationEvents } from '../iterations/iterations.events.ts';
import { feedbackEvents } from './feedback.events.ts';
import { aboutThread, wordsForReveals } from './news/about-thread.ts';
import { noticesOfCredits } from './news/notices-of-credits.ts';
import { noticesOfFeedback } from './news/notices-of-feedback.ts';
import { noticesOfProposal } from './news/notices-of-proposal.ts';
import { noticesOfReply } from './news/notices-of-reply.ts';
import { noticesOfRetest } from './news/notices-of-retest.ts';
import { noticesOfReveal } from './news/notices-of-reveal.ts';

export const feedbackNotifications = {
  feedback: notificationKind({
    on: feedbackEvents.given,
    event: { feedbackId: z.uuid() },
    to: noticesOfFeedback,
    bundleBy: 'about',
    ...aboutProject,
    isMasked: true,
    place: 10,
    mail: 'on',
    push: 'on',
  }),
  retest: notificationKind({
    on: feedbackEvents.retested,
    event: { feedbackId: z.uuid(), retestId: z.uuid() },
    to: noticesOfRetest,
    bundleBy: 'about',
    ...aboutProject,
    isMasked: true,
    place: 20,
    mail: 'on',
    push: 'on',
  }),
  masked_reply: notificationKind({
    on: feedbackEvents.replied,
    event: { feedbackId: z.uuid(), messageId: z.uuid(), from: z.enum(['maker', 'tester']) },
    to: noticesOfReply,
    bundleBy: ({ feedbackId }) => feedbackId,
    ...aboutThread,
    place: 30,
    mail: 'on',
    push: 'on',
  }),
  reveal_proposed: notificationKind({
    on: feedbackEvents.revealProposed,
    event: { feedbackId: z.uuid(), from: z.enum(['maker', 'tester']) },
    to: noticesOfProposal,
    bundleBy: ({ feedbackId }) => feedbackId,
    ...aboutThread,
    place: 32,
    mail: 'on',
    push: 'on',
  }),
  revealed: notificationKind({
    on: feedbackEvents.revealed,
    event: { feedbackId: z.uuid() },
    to: noticesOfReveal,
    bundleBy: ({ feedbackId }) => feedbackId,
    ...aboutThread,
    wordsFor: wordsForReveals,
    place: 34,
    mail: 'on',
    push: 'on',
  }),
  credit: notificationKind({
    on: iterationEvents.published,
    event: { iterationId: z.uuid() },
    to: noticesOfCredits,
    bundleBy: 'about',
    ...aboutProject,
    isMasked: true,
    isDiscreet: true,
    place: 40,
    mail: 'on',
    push: 'on',
  }),
};
