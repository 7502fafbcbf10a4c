import * as z from 'zod';
import { notificationKind } from '../../../core/notifications/notification-kind.ts';
import { channelEvents } from '../channels/channels.events.ts';
import { groupEvents } from './groups.events.ts';
import { isHeardFrom, isMeantIn } from './news/channel-news.queries.ts';
import { isAskedAt, isInviteOpen, isModeratedBy } from './news/doors.queries.ts';
import { noticesOfChannel } from './news/notices-of-channel.ts';
import { noticesOfInvite } from './news/notices-of-invite.ts';
import { noticesOfRequest } from './news/notices-of-request.ts';
import { wordsForHeard, wordsForMentions } from './news/words-for-channels.ts';
import { wordsForAnswers, wordsForInvites, wordsForRequests } from './news/words-for-doors.ts';

const ofChannel = { channelId: z.uuid(), groupId: z.uuid(), messageId: z.uuid(), userIds: z.array(z.uuid()) };

const answer = z.enum(['approved', 'declined']);

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
    event: { requestId: z.uuid(), userId: z.uuid(), answer },
    async *to(_ctx, { requestId, userId, answer }) {
      yield { userId, aboutId: null, details: { variant: answer }, cause: `access_answer:${requestId}` };
    },
    bundleBy: ({ requestId }) => requestId,
    details: { variant: answer },
    wordsFor: wordsForAnswers,
    place: 67,
    mail: 'on',
    push: 'never',
  }),
  /** Called by name or answered in a channel. It goes when that is read, removed, or out of reach; then it is in no mail either. */
  group_mention: notificationKind({
    on: channelEvents.mentioned,
    event: ofChannel,
    to: (ctx, about) => noticesOfChannel(ctx, about, 'group_mention'),
    bundleBy: ({ channelId }) => channelId,
    isLive: ({ subjectId }, readerId) => isMeantIn(subjectId, readerId),
    details: { variant: z.enum(['mention', 'reply']) },
    wordsFor: wordsForMentions,
    isMention: true,
    place: 61,
    mail: 'on',
    push: 'on',
  }),
  /** The first message that one has not read, in a channel of which one wants to hear everything. */
  group_message: notificationKind({
    on: channelEvents.backlogBegun,
    event: ofChannel,
    to: (ctx, about) => noticesOfChannel(ctx, about, 'group_message'),
    bundleBy: ({ channelId }) => channelId,
    isLive: ({ subjectId, actorId }, readerId) => isHeardFrom(actorId, subjectId, readerId),
    wordsFor: wordsForHeard,
    place: 63,
    mail: 'on',
    push: 'on',
  }),
};
