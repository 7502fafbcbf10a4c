import { listener } from '../../../core/domain-events.ts';
import { userRoom } from '../../../platform/live/realtime.ts';
import './notifications.events.ts';
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
    on: 'feedback.given',
    jobs: ({ feedbackId }) => [tellOfFeedback.request({ feedbackId })],
  }),
  listener({
    on: 'feedback.retested',
    jobs: ({ feedbackId, retestId }) => [tellOfRetest.request({ feedbackId, retestId })],
  }),
  listener({
    on: 'feedback.replied',
    jobs: ({ feedbackId, messageId, from }) => [tellOfReply.request({ feedbackId, messageId, from })],
  }),
  listener({
    on: 'iterations.published',
    jobs: ({ iterationId }) => [tellOfCredits.request({ iterationId })],
  }),
  listener({
    on: 'comments.written',
    jobs: ({ commentId }) => [tellOfComment.request({ commentId })],
  }),
  listener({
    on: 'merits.badge_shown',
    jobs: ({ userId, badge, level }) => [tellOfBadge.request({ userId, badge, level })],
  }),
  listener({
    on: 'validation.granted',
    jobs: ({ projectId, on }) => [tellOfValidated.request({ projectId, on })],
  }),
  listener({
    on: 'notifications.changed',
    pushes: ({ userId, isAhead }) => [
      {
        room: userRoom(userId),
        event: isAhead ? 'notifications.quietly_changed' : 'notifications.changed',
        payload: {},
      },
    ],
  }),
  listener({
    on: 'notifications.gathered',
    jobs: ({ userId, mailedAt }) => [mailNews.request({ userId, mailedAt })],
  }),
  listener({
    on: 'notifications.push_gathered',
    jobs: ({ userId, pushedAt }) => [pushNews.request({ userId, pushedAt })],
  }),
  listener({
    on: 'distribution.offers_noticed',
    pushes: ({ testerId }) => [{ room: userRoom(testerId), event: 'notifications.changed', payload: {} }],
  }),
  listener({ on: 'distribution.offered', jobs: ({ runId }) => [tellOffers.request({ runId })] }),
];
