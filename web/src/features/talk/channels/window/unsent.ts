import { readStored, removeStored, writeStored } from '../../../../lib/local-storage.ts';

/** Written and not confirmed yet. Its id is the message's own, chosen here, so that sending it twice is sending it once. */
export interface Unsent {
  id: string;
  text: string;
  replyTo?: number;
  writtenAt: string;
  /** Failed: nothing happens until its author says so. Waiting: it goes by itself. */
  state: 'waiting' | 'failed';
}

/** One entry each: another tab of the same person keeps its own beside these. */
const keyOf = (channelId: string, id: string) => `unsent-message:${channelId}:${id}`;

/** What an earlier page of this browser could not send, oldest first: ids follow time. */
export function readUnsent(channelId: string): Unsent[] {
  const kept = keysOf(channelId).flatMap((key) => parse(readStored(key)) ?? []);
  return kept.sort((one, other) => (one.id < other.id ? -1 : 1));
}

export function keepUnsent(channelId: string, unsent: Unsent): void {
  writeStored(keyOf(channelId, unsent.id), JSON.stringify(unsent));
}

export function forgetUnsent(channelId: string, id: string): void {
  writeStored(keyOf(channelId, id), null);
}

/** Whoever may read the channel no longer keeps nothing of it either. */
export function forgetAllUnsent(channelId: string): void {
  removeStored(new RegExp(`^${keyOf(channelId, '')}`));
}

function keysOf(channelId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(channelId, '')));
  } catch {
    return [];
  }
}

function parse(stored: string | null): Unsent | undefined {
  try {
    const found = JSON.parse(stored ?? 'null') as Unsent | null;
    return typeof found?.id === 'string' && typeof found.text === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}
