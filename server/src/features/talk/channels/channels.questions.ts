import type { GroupRole } from '@firstlight/contract/talk/groups/group-limits.ts';
import { question } from '../../../core/question.ts';

/** Somebody, and what a channel belongs to: a conversation or a group by its id. */
export interface Belonging {
  userId: string;
  ownerId: string;
}

/** One of the two of a conversation. */
export interface Partnership extends Belonging {
  role: 'partner';
  /** The other of the two; null: the account is gone. */
  partnerId: string | null;
}

export interface GroupMembership extends Belonging {
  role: GroupRole;
}

/** What somebody is in a channel. */
export type Membership = Partnership | GroupMembership;

/** A conversation that stands in somebody’s list, and whom they talk with; null: the account is gone. */
export interface ListedConversation {
  conversationId: string;
  channelId: string;
  partnerId: string | null;
}

export const channelQuestions = {
  /** Which of these belong to the conversations they are asked about, in one query however many there are. */
  conversationMembers: question<readonly Belonging[], readonly Partnership[]>(
    'channels.conversation_members',
  ),
  /** The same of groups. Of one that is not there for its members, nobody. */
  groupMembers: question<readonly Belonging[], readonly GroupMembership[]>('channels.group_members'),
  /** The number of members of a group. */
  groupSize: question<{ groupId: string }, number>('channels.group_size'),
  /** All that stand in somebody’s list, requests of strangers left out, the one that moved last first. */
  conversationsInList: question<{ userId: string }, readonly ListedConversation[]>(
    'channels.conversations_in_list',
  ),
};
