import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** How much waits for the visitor, in front of the window's title: seen among many tabs. */
export function setTitleCount(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

export function useTitleCount(): number {
  return useSyncExternalStore(
    listen,
    () => count,
    () => 0,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
