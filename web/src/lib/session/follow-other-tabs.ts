import { loadAnew } from './load-anew.ts';
import { leftKey, ownerKey } from './settle-drafts.ts';

/**
 * In another tab, another person has signed in, or whoever is here has signed out. What this page shows and was about to
 * send is not for whoever sits there now.
 */
export function followOtherTabs(whoWasHere: () => string | undefined): () => void {
  let undo = () => {};
  const look = ({ key, newValue }: StorageEvent) => {
    const here = whoWasHere();
    if (newValue === null || here === undefined) return;
    const isOther = key === ownerKey && newValue !== here;
    const hasLeft = key === leftKey && newValue === here;
    if (isOther || hasLeft) undo = loadAnew();
  };
  addEventListener('storage', look);
  return () => {
    removeEventListener('storage', look);
    undo();
  };
}
