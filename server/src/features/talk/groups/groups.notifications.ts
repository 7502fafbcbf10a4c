import * as z from 'zod';
import { notificationKind } from '../../../core/notifications/notification-kind.ts';
import { groupEvents } from './groups.events.ts';
import { isAskedAt, isInviteOpen, isModeratedBy } from './news/doors.queries.ts';
import { noticesOfInvite } from './news/notices-of-invite.ts';
import { noticesOfRequest } from './news/notices-of-request.ts';
import { wordsForAnswers, wordsForInvites, wordsForRequests } from './news/words-for-doors.ts';

/** No line names a group: lines are mailed, and of a private one not even its name leaves the site. */
export const groupNotifications = {
  group_invite: notificationKind({
    on: groupEvents.invited,
    event: { inviteId: z.uuid(), userId: z.uuid() },
    to: noticesOfInvite,
    bundleBy: ({ inviteId }) => inviteId,
    isLive: ({ subjectId }, readerId, now) => isInviteOpen(subjectId, readerId, now),
    wordsFor: wordsForInvites,
    place: 65,
    mail: 'on',
    push: 'never',
  }),
  /** Joined to the first that waits, until its reader has looked or nobody waits any more. */
  access_request: notificationKind({
    on: groupEvents.accessAsked,
    event: { requestId: z.uuid(), groupId: z.uuid() },
    to: noticesOfRequest,
    bundleBy: ({ groupId }) => groupId,
    isShown: ({ subjectId }, readerId) => isModeratedBy(subjectId, readerId),
    isLive: ({ subjectId }) => isAskedAt(subjectId),
    wordsFor: wordsForRequests,
    place: 66,
    mail: 'on',
    push: 'never',
  }),
  access_answer: notificationKind({
    on: groupEvents.accessAnswered,
    event: { requestId: z.uuid(), userId: z.uuid() },
    async *to(_ctx, { requestId, userId }) {
      yield { userId, aboutId: null, cause: `access_answer:${requestId}` };
    },
    bundleBy: ({ requestId }) => requestId,
    wordsFor: wordsForAnswers,
    place: 67,
    mail: 'on',
    push: 'never',
  }),
};
