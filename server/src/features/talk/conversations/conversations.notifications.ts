import * as z from 'zod';
import { type KindRules, notificationKind } from '../../../core/notifications/notification-kind.ts';
import { channelEvents } from '../channels/channels.events.ts';
import { isUnreadBy } from './news.queries.ts';
import { noticesOfMessage } from './notices-of-message.ts';
import { wordsForConversations } from './words-for-conversations.ts';

const event = { conversationId: z.uuid(), userId: z.uuid(), seq: z.number() };

/** Told of the first message that one has not read, and read with it; whose it is, and never what it says. */
const aboutConversation: Pick<KindRules, 'isLive' | 'wordsFor'> = {
  isLive: ({ subjectId }, readerId) => isUnreadBy(subjectId, readerId),
  wordsFor: wordsForConversations,
};

export const conversationNotifications = {
  message: notificationKind({
    on: channelEvents.waitBegun,
    event,
    to: (ctx, about) => noticesOfMessage(ctx, about, 'inbox'),
    bundleBy: ({ conversationId }) => conversationId,
    ...aboutConversation,
    place: 62,
    mail: 'on',
    push: 'on',
  }),
  /** Of a stranger: it waits until one looks. */
  message_request: notificationKind({
    on: channelEvents.waitBegun,
    event,
    to: (ctx, about) => noticesOfMessage(ctx, about, 'requests'),
    bundleBy: ({ conversationId }) => conversationId,
    ...aboutConversation,
    place: 64,
    mail: 'on',
    push: 'never',
  }),
};
