import { readStored, writeStored } from '../../../lib/local-storage.ts';

const key = 'notice-seen-by';

/** That somebody read here that they are suspended, so that the end of it can be told where they come back. */
export function noteNotice(userId: string): void {
  writeStored(key, userId);
}

export function hasSeenNotice(userId: string): boolean {
  return readStored(key) === userId;
}

export function forgetNotice(): void {
  writeStored(key, null);
}
