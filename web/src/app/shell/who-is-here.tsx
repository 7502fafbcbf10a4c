import { useEffect } from 'react';
import { useMe } from '../../features/people/accounts/me.api.ts';
import type { Visitor } from '../../lib/visitor.ts';

/** Asks once the page stands, so that no first page waits for the answer. */
export function WhoIsHere({ onKnown }: { onKnown: (visitor: Visitor) => void }) {
  const me = useMe();
  useEffect(() => {
    if (me !== undefined) onKnown(me ? 'member' : 'guest');
  }, [me, onKnown]);
  // Whoever switched single keys off means all of them.
  const hasKeys = me?.shortcuts ?? true;
  useEffect(() => {
    document.documentElement.dataset['keys'] = hasKeys ? 'on' : 'off';
  }, [hasKeys]);
  return null;
}
