import * as channels from '@firstlight/contract/talk/channels/channels.ts';
import * as search from '@firstlight/contract/talk/channels/message-search.ts';
import * as messages from '@firstlight/contract/talk/channels/messages.ts';
import * as typing from '@firstlight/contract/talk/channels/typing.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { listListeners } from './access/list-listeners.ts';
import { channelEvents } from './channels.events.ts';
import { channelJobs, emptyChannelJob, gatherSegmentsJob } from './channels.jobs.ts';
import { channelsPersonal } from './channels.personal.ts';
import { channelMessageReportable, messageReportable } from './channels.reportable.ts';
import { channelTail } from './live/channel-tail.ts';
import { markChannelRead } from './marks/mark-channel-read.ts';
import { markChannelUnread } from './marks/mark-channel-unread.ts';
import { listPins } from './read/list-pins.ts';
import { readChanges } from './read/read-changes.ts';
import { readHistory } from './read/read-history.ts';
import { searchChannel } from './search/search-channel.ts';
import { searchConversations } from './search/search-conversations.ts';
import { editMessage } from './write/edit-message.ts';
import { pinMessage } from './write/pin-message.ts';
import { reactToMessage } from './write/react-to-message.ts';
import { removeMessage } from './write/remove-message.ts';
import { restoreMessage } from './write/restore-message.ts';
import { sendToChannel } from './write/send-to-channel.ts';
import { takeBackReaction } from './write/take-back-reaction.ts';
import { tellTyping } from './write/tell-typing.ts';
import { unpinMessage } from './write/unpin-message.ts';

export const channelsFeature = feature({
  name: 'channels',
  routes: [
    route(channels.readHistory, readHistory),
    route(channels.readChanges, readChanges),
    route(channels.listPins, listPins),
    route(channels.markRead, markChannelRead),
    route(channels.markUnread, markChannelUnread),
    route(search.searchChannel, searchChannel),
    route(search.searchConversations, searchConversations),
    route(messages.sendMessage, sendToChannel),
    route(messages.editMessage, editMessage),
    route(messages.removeMessage, removeMessage),
    route(messages.restoreMessage, restoreMessage),
    route(messages.addReaction, reactToMessage),
    route(messages.removeReaction, takeBackReaction),
    route(messages.pinMessage, pinMessage),
    route(messages.unpinMessage, unpinMessage),
    route(typing.tellTyping, tellTyping),
  ],
  events: channelEvents,
  listeners: [
    listener({
      on: channelEvents.changed,
      pushes: ({ channelId, rev }) => [
        { topic: `channel:${channelId}`, event: 'channels.advanced', payload: { channelId, rev } },
      ],
    }),
    listener({
      on: channelEvents.moved,
      pushes: ({ groupId, channelId, seq }) => [
        {
          topic: `group:${groupId}`,
          event: 'channels.moved',
          payload: { groupId, channels: [{ channelId, seq }] },
        },
      ],
    }),
    listener({
      on: channelEvents.marked,
      pushes: ({ channelId, userId, readSeq }) => [
        { topic: `me:${userId}`, event: 'channels.marked', payload: { channelId, readSeq } },
      ],
    }),
    listener({
      on: channelEvents.mentioned,
      pushes: ({ channelId, groupId, userIds }) =>
        userIds.map((userId) => ({
          topic: `me:${userId}` as const,
          event: 'channels.mentioned' as const,
          payload: { channelId, groupId },
        })),
    }),
    listener({
      on: channelEvents.typed,
      pushes: ({ channelId, person }) => [
        { topic: `channel:${channelId}`, event: 'channels.typed', payload: { channelId, person } },
      ],
    }),
    listener({
      on: channelEvents.hundredReached,
      jobs: ({ channelId }) => [gatherSegmentsJob.request({ channelId })],
    }),
    listener({
      on: channelEvents.deserted,
      jobs: ({ channelId }) => [emptyChannelJob.request({ channelId })],
    }),
  ],
  jobs: channelJobs,
  liveTopics: [{ name: 'channel', mayListen: listListeners, tail: channelTail }],
  personal: [channelsPersonal],
  reportables: [messageReportable, channelMessageReportable],
});
