import { useSyncExternalStore } from 'react';

/** False in prerendered markup and while it is taken over; for what depends on this browser's memory. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
