import { event } from '../../../core/domain-events.ts';

export const channelEvents = {
  /** Something was written, changed or removed: there is something to read up to `rev`. */
  changed: event<{ channelId: string; rev: number }>('channels.changed'),
  /** Something was written in a channel of a group that everybody there can read. */
  moved: event<{ channelId: string; groupId: string; seq: number }>('channels.moved'),
  /** Somebody has read up to there, or says that they have not. */
  marked: event<{ channelId: string; userId: string; readSeq: number }>('channels.marked'),
  /** Somebody was written to by the other of the two. */
  arrived: event<{ channelId: string; conversationId: string; userId: string }>('channels.arrived'),
  /** The first message that somebody has not read since they last read here. The following ones tell them nothing new. */
  waitBegun: event<{ channelId: string; conversationId: string; userId: string; seq: number }>(
    'channels.wait_begun',
  ),
  /** Somebody in a group was meant by a message: called by their name, or answered. */
  mentioned: event<{ channelId: string; groupId: string; messageId: string; userIds: string[] }>(
    'channels.mentioned',
  ),
  /** The first message of a group that these have not read since they last read there, who want to hear of all of them. */
  backlogBegun: event<{ channelId: string; groupId: string; messageId: string; userIds: string[] }>(
    'channels.backlog_begun',
  ),
  /** A member in good standing is writing. Nothing of it is stored. */
  typed: event<{ channelId: string; person: { username: string; name: string } }>('channels.typed'),
  /** A hundred more have come: they are to be gathered for search. */
  hundredReached: event<{ channelId: string }>('channels.hundred_reached'),
  /** Nobody is left in it. */
  deserted: event<{ channelId: string }>('channels.deserted'),
};
