import * as conversations from '@firstlight/contract/talk/conversations/conversations.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { answer } from '../../../core/question.ts';
import { blockQuestions } from '../../people/blocks/blocks.questions.ts';
import { feedbackQuestions } from '../../trials/feedback/feedback.questions.ts';
import { channelEvents } from '../channels/channels.events.ts';
import { channelQuestions } from '../channels/channels.questions.ts';
import { acceptRequest } from './accept-request.ts';
import { conversationEvents } from './conversations.events.ts';
import { conversationNotifications } from './conversations.notifications.ts';
import { conversationsPersonal } from './conversations.personal.ts';
import { countUnreadConversations } from './count-unread-conversations.ts';
import { deleteRequest } from './delete-request.ts';
import { listInboxTalks } from './list.queries.ts';
import { listConversations } from './list-conversations.ts';
import { listTalkers } from './list-talkers.ts';
import { muteConversation } from './mute-conversation.ts';
import { openRevealed } from './open-revealed.ts';
import { partPeople } from './part-people.ts';
import { readConversation } from './read-conversation.ts';
import { startConversation } from './start-conversation.ts';

const ring = ({ userId, conversationId }: { userId: string; conversationId: string }) => [
  { topic: `me:${userId}`, event: 'conversations.changed', payload: { conversationId } } as const,
];

export const conversationsFeature = feature({
  name: 'conversations',
  routes: [
    route(conversations.listConversations, listConversations),
    route(conversations.countUnread, countUnreadConversations),
    route(conversations.readConversation, readConversation),
    route(conversations.openConversation, startConversation),
    route(conversations.acceptRequest, acceptRequest),
    route(conversations.deleteRequest, deleteRequest),
    route(conversations.muteConversation, muteConversation),
  ],
  events: conversationEvents,
  listeners: [
    listener({ on: conversationEvents.accepted, pushes: ring }),
    listener({ on: conversationEvents.changed, pushes: ring }),
    listener({ on: channelEvents.arrived, pushes: ring }),
  ],
  notifications: conversationNotifications,
  answers: [
    answer(feedbackQuestions.openConversation, openRevealed),
    answer(channelQuestions.conversationMembers, listTalkers),
    answer(channelQuestions.conversationsInList, ({ db }, { userId }) => listInboxTalks(db, userId)),
    answer(blockQuestions.part, partPeople),
  ],
  personal: [conversationsPersonal],
});
