import { useSyncExternalStore } from 'react';

/** Whether the visitor is in another window or tab. */
export function useWindowAway(): boolean {
  return useSyncExternalStore(
    listen,
    () => !document.hasFocus(),
    () => false,
  );
}

function listen(changed: () => void): () => void {
  addEventListener('blur', changed);
  addEventListener('focus', changed);
  return () => {
    removeEventListener('blur', changed);
    removeEventListener('focus', changed);
  };
}
