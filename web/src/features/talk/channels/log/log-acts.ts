import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { createContext, use } from 'react';

/** What can be done with the messages of an open channel. */
export interface LogActs {
  canWrite: boolean;
  canRemoveOthers: boolean;
  ownUsername: string;
  /** Own lines have a ground of their own, where two talk. */
  tintsOwn: boolean;
  react: (seq: number, kind: ReactionKind, isOn: boolean) => void;
  reply: (message: Message) => void;
  /** Opens the editor in a message, or closes it. */
  edit: (seq: number | undefined) => void;
  saveEdit: (seq: number, text: string) => Promise<boolean>;
  remove: (message: Message) => void;
  jumpTo: (seq: number) => void;
}

export const LogActsContext = createContext<LogActs | undefined>(undefined);

export function useLogActs(): LogActs {
  const acts = use(LogActsContext);
  if (!acts) throw new Error('A message stands in a log.');
  return acts;
}

export const isOwn = ({ ownUsername }: LogActs, { author }: Message) => author?.username === ownUsername;
