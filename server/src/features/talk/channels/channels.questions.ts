import { question } from '../../../core/question.ts';

/** Somebody, and what a channel belongs to: a conversation by its id. */
export interface Belonging {
  userId: string;
  ownerId: string;
}

/** What somebody is in a channel. Of a conversation both are partners; groups bring roles of their own. */
export interface Membership extends Belonging {
  role: 'partner';
  /** The other of the two; null: the account is gone. */
  partnerId: string | null;
}

export const channelQuestions = {
  /** Which of these belong to the conversations they are asked about, in one query however many there are. */
  conversationMembers: question<readonly Belonging[], readonly Membership[]>('channels.conversation_members'),
};
