import { useLayoutEffect, useSyncExternalStore } from 'react';

let ownTitle: string | undefined;
const listeners = new Set<() => void>();

/** What a page is called by itself, such as a project's name, in place of the name of its kind: as long as it is drawn. */
export function useOwnTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return;
    tell(title);
    return () => tell(undefined);
  }, [title]);
}

export function useTitleOfPage(): string | undefined {
  return useSyncExternalStore(
    listen,
    () => ownTitle,
    () => undefined,
  );
}

function tell(title: string | undefined): void {
  ownTitle = title;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
