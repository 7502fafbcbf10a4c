import { closeCalls } from '../api/api.ts';
import { ownerKey } from './settle-drafts.ts';

/**
 * Another person has signed in in another tab. What this page shows and was about to send is not theirs: it loads anew
 * without asking, and says nothing more until then.
 */
export function followOtherTabs(): () => void {
  const look = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== ownerKey || oldValue === null || newValue === null || newValue === oldValue) return;
    closeCalls();
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    location.reload();
  };
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}
