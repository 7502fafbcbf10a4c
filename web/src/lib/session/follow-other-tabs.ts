import { closeCalls } from '../api/api.ts';
import { ownerKey } from './settle-drafts.ts';

/**
 * Another person has signed in in another tab. What this page shows and was about to send is not theirs: it loads anew
 * without asking, and says nothing more until then.
 */
export function followOtherTabs(whoWasHere: () => string | undefined): () => void {
  let openCalls = () => {};
  const stopAsking = (event: Event) => event.stopImmediatePropagation();
  const look = ({ key, newValue }: StorageEvent) => {
    const here = whoWasHere();
    if (key !== ownerKey || newValue === null || here === undefined || newValue === here) return;
    openCalls = closeCalls();
    addEventListener('beforeunload', stopAsking, { capture: true });
    location.reload();
  };
  addEventListener('storage', look);
  return () => {
    removeEventListener('storage', look);
    removeEventListener('beforeunload', stopAsking, { capture: true });
    openCalls();
  };
}
