import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mayNotSee } from '../../lib/api/api-error.ts';
import { followOtherTabs } from '../../lib/session/follow-other-tabs.ts';
import { loadAnew } from '../../lib/session/load-anew.ts';
import { whoSignedInHere } from '../../lib/session/settle-drafts.ts';

/** A page is one person’s as long as it stands. Null is nobody, undefined not known yet. */
export function useSamePerson(me: { id: string } | null | undefined): void {
  const queries = useQueryClient();
  // Also of whose session has ended: what they wrote may still stand here.
  const last = useRef<string>(undefined);
  const wasOut = useRef(false);
  useEffect(() => followOtherTabs(() => last.current), []);
  const [id, isOut] = [me?.id, me === null];
  useEffect(() => {
    if (isOut) wasOut.current = true;
    if (!id) return undefined;
    const before = last.current;
    last.current = id;
    // Of another person who signed in elsewhere, this page may have heard nothing.
    if (before !== undefined && before !== id && whoSignedInHere() !== id) return loadAnew();
    // What nobody in particular may not see may be theirs.
    if (wasOut.current)
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => mayNotSee(state.error) });
    wasOut.current = false;
    return undefined;
  }, [id, isOut, queries]);
}
