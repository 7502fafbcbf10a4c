import { day, type Limits, minute } from '../../limit.ts';
import { messageRules } from '../../rules.ts';

export const limits = {
  /** With whom one has a conversation already does not count. */
  'conversations.open': { by: 'person', windows: [{ count: 20, seconds: day }], whenRedisIsDown: 'open' },
  /** Besides the one above, in an account's first week. */
  'conversations.open-new': {
    by: 'person',
    windows: [{ count: messageRules.newAccountConversations, seconds: day }],
    whenRedisIsDown: 'open',
  },
  /** Muting, and deleting requests. */
  'conversations.change': {
    by: 'person',
    windows: [{ count: 60, seconds: minute }],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
