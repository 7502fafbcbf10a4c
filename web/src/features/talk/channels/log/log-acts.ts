import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import { type Message, messageAddress } from '@firstlight/contract/talk/channels/message.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { createContext, use } from 'react';

/** What can be done with the messages of an open channel. */
export interface LogActs {
  channelId: string;
  canWrite: boolean;
  /** Of whom one may remove messages besides one’s own. */
  removeMessages: Group['can']['removeMessages'];
  ownUsername: string;
  /** Where two talk, own lines have a ground of their own, and what is reported is private. */
  isOfTwo: boolean;
  react: (seq: number, kind: ReactionKind, isOn: boolean) => void;
  reply: (message: Message) => void;
  /** Opens the editor in a message, or closes it. */
  edit: (seq: number | undefined) => void;
  saveEdit: (seq: number, text: string) => Promise<void>;
  remove: (message: Message) => void;
  /** Everything from here on is unread again. */
  markUnread: (seq: number) => void;
  jumpTo: (seq: number) => void;
}

export const LogActsContext = createContext<LogActs | undefined>(undefined);

export function useLogActs(): LogActs {
  const acts = use(LogActsContext);
  if (!acts) throw new Error('A message stands in a log.');
  return acts;
}

export const isOwn = ({ ownUsername }: LogActs, { author }: Message) => author?.username === ownUsername;

export const canRemove = (acts: LogActs, message: Message) =>
  isOwn(acts, message) || acts.removeMessages?.except.includes(message.author?.username ?? '') === false;

/** Whether the reader is meant: by their name, by an answer, or with everybody. Where two talk, everything means the other. */
export function isMeant(acts: LogActs, message: Message): boolean {
  if (acts.isOfTwo || message.text === null || isOwn(acts, message)) return false;
  const { mentions, isCall, replyTo } = message;
  return isCall || mentions.includes(acts.ownUsername) || replyTo?.author?.username === acts.ownUsername;
}

/** Returns what a report of a message names. */
export const reportedIn = ({ isOfTwo, channelId }: LogActs, { id }: Message) => ({
  kind: isOfTwo ? ('direct_message' as const) : ('channel_message' as const),
  address: messageAddress({ channelId, id }),
});
