import { listener } from '../../../core/domain-events.ts';
import { userRoom } from '../../../platform/live/realtime.ts';
import { meritEvents } from '../../reputation/merits/merits.events.ts';
import { commentEvents } from '../../showcase/comments/comments.events.ts';
import { distributionEvents } from '../../trials/distribution/distribution.events.ts';
import { feedbackEvents } from '../../trials/feedback/feedback.events.ts';
import { iterationEvents } from '../../trials/iterations/iterations.events.ts';
import { validationEvents } from '../../trials/validation/validation.events.ts';
import { notificationEvents } from './notifications.events.ts';
import {
  mailNews,
  tellOfBadge,
  tellOfComment,
  tellOfCredits,
  tellOfFeedback,
  tellOffers,
  tellOfReply,
  tellOfRetest,
  tellOfValidated,
} from './notifications.jobs.ts';
import { pushNews } from './push/push.jobs.ts';

export const notificationListeners = [
  listener({
    on: feedbackEvents.given,
    jobs: ({ feedbackId }) => [tellOfFeedback.request({ feedbackId })],
  }),
  listener({
    on: feedbackEvents.retested,
    jobs: ({ feedbackId, retestId }) => [tellOfRetest.request({ feedbackId, retestId })],
  }),
  listener({
    on: feedbackEvents.replied,
    jobs: ({ feedbackId, messageId, from }) => [tellOfReply.request({ feedbackId, messageId, from })],
  }),
  listener({
    on: iterationEvents.published,
    jobs: ({ iterationId }) => [tellOfCredits.request({ iterationId })],
  }),
  listener({
    on: commentEvents.written,
    jobs: ({ commentId }) => [tellOfComment.request({ commentId })],
  }),
  listener({
    on: meritEvents.badgeShown,
    jobs: ({ userId, badge, level }) => [tellOfBadge.request({ userId, badge, level })],
  }),
  listener({
    on: validationEvents.granted,
    jobs: ({ projectId, on }) => [tellOfValidated.request({ projectId, on })],
  }),
  listener({
    on: notificationEvents.changed,
    pushes: ({ userId, isAhead }) => [
      {
        room: userRoom(userId),
        event: isAhead ? 'notifications.quietly_changed' : 'notifications.changed',
        payload: {},
      },
    ],
  }),
  listener({
    on: notificationEvents.gathered,
    jobs: ({ userId, mailedAt }) => [mailNews.request({ userId, mailedAt })],
  }),
  listener({
    on: notificationEvents.pushGathered,
    jobs: ({ userId, pushedAt }) => [pushNews.request({ userId, pushedAt })],
  }),
  listener({
    on: distributionEvents.offersNoticed,
    pushes: ({ testerId }) => [{ room: userRoom(testerId), event: 'notifications.changed', payload: {} }],
  }),
  listener({ on: distributionEvents.offered, jobs: ({ runId }) => [tellOffers.request({ runId })] }),
];
