import { useSyncExternalStore } from 'react';

const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** How much of one sort waits for the visitor. All of it stands in front of the window's title: seen among many tabs. */
export function setTitleCount(sort: string, count: number): void {
  counts.set(sort, count);
  for (const listener of listeners) listener();
}

export function useTitleCount(): number {
  return useSyncExternalStore(listen, sum, () => 0);
}

const sum = () => [...counts.values()].reduce((all, count) => all + count, 0);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
