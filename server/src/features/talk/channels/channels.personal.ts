import { exported, impersonal, personalPart, withheld, words } from '../../../core/personal-part.ts';
import { emptyUnseenMessages } from './personal/empty-unseen.queries.ts';
import { forgetMessageMentions } from './personal/forget-mentions.queries.ts';
import {
  marksOf,
  mentionsRowsOf,
  messageReactionsOf,
  ownMessagesOf,
} from './personal/personal-rows.queries.ts';
import { takeBackReactions } from './personal/take-back-reactions.ts';

const pointer = 'names an account by its random id';
const order = 'numbers what happens in a channel';

export const channelsPersonal = personalPart({
  tables: {
    channels: {
      of: null,
      columns: {
        id: impersonal('a random id'),
        conversationId: impersonal('the conversation it belongs to, whose people are named there'),
        groupId: impersonal('the group it belongs to, whose members are named there'),
        name: impersonal('what the group calls it'),
        position: impersonal('its place in the group’s list'),
        slowSeconds: impersonal('how long its members wait from one message to the next'),
        createdAt: impersonal('when it was opened'),
        deletedAt: impersonal('when nobody was left in it, or it was removed'),
      },
    },
    channelHeads: {
      of: null,
      columns: {
        channelId: impersonal('a random id'),
        groupId: impersonal('a random id'),
        seq: impersonal(order),
        rev: impersonal(order),
        accessEpoch: impersonal('moves when somebody loses a right there'),
        isOpen: impersonal('whether anything can be written'),
        movedAt: impersonal('when the last message came, whoever wrote it'),
        callSeq: impersonal('the last message that called everybody'),
        calledAt: impersonal('when everybody was last called'),
      },
    },
    messages: {
      of: 'whoever wrote it',
      file: 'messages.json',
      rows: ownMessagesOf,
      columns: {
        channelId: exported('channelId'),
        seq: exported('number'),
        id: exported('messageId'),
        authorId: impersonal(pointer),
        body: words('text'),
        sentAt: exported('sentAt'),
        rev: impersonal(order),
        isChanged: impersonal('whether it changed after it was sent'),
        replyTo: exported('inReplyTo'),
        // By the names these people have now.
        mentions: exported('mentions'),
        reactions: impersonal('how many others reacted'),
        pinnedAt: exported('pinnedAt'),
        editedAt: exported('editedAt'),
        removedAt: exported('removedAt'),
        removedBy: exported('removedBy'),
        isWithheld: withheld('told on the page about one’s standing, with its reason and how to appeal'),
        takenDownAt: exported('takenDownAt'),
        isCall: exported('calledEverybody'),
      },
    },
    channelMentions: {
      of: 'whoever was meant',
      file: 'channel-mentions.json',
      rows: mentionsRowsOf,
      columns: {
        userId: impersonal(pointer),
        channelId: exported('channelId'),
        seq: exported('number'),
      },
    },
    messageSegments: {
      of: 'whoever wrote what is gathered there; nobody’s in particular',
      columns: {
        channelId: impersonal('a random id'),
        firstSeq: impersonal(order),
        lastSeq: impersonal(order),
        firstAt: impersonal('when something was written, whoever did'),
        lastAt: impersonal('when something was written, whoever did'),
        sealed: withheld('the same words as in the messages, which are exported, beside everybody else’s'),
        isStale: impersonal('whether it is to be gathered anew'),
        changes: impersonal(order),
      },
    },
    messageReactions: {
      of: 'whoever reacted',
      file: 'message-reactions.json',
      rows: messageReactionsOf,
      columns: {
        channelId: exported('channelId'),
        seq: exported('number'),
        userId: impersonal(pointer),
        kind: exported('reaction'),
        isCounted: withheld('told on the page about one’s standing, with its reason and how to appeal'),
      },
    },
    channelMarks: {
      of: 'whoever read',
      file: 'channel-marks.json',
      rows: marksOf,
      columns: {
        userId: impersonal(pointer),
        channelId: exported('channelId'),
        readSeq: exported('readUpTo'),
        notify: exported('toldOf'),
        wokenSeq: impersonal('the message one was last told of'),
      },
    },
  },
  /** What others read stays, without an author; marks go with the account. */
  async eraseRest(ctx, userId) {
    await emptyUnseenMessages(ctx.db, userId);
    await forgetMessageMentions(ctx.db, userId);
    await takeBackReactions(ctx, userId);
  },
});
