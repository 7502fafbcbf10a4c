import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useChangeVisit, useNewVisit } from '../../features/trials/feed/feed.api.ts';
import { goTo, type Visit } from '../../features/trials/feed/visit.ts';

/**
 * An invitation leads to one card: it comes into focus, and where the order is older than the invitation, a new one is
 * asked for once.
 */
export function useWantedCard(visit: Visit | undefined): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('project');
  const change = useChangeVisit();
  const { mutate: visitAnew, isIdle, isPending } = useNewVisit();

  useEffect(() => {
    if (wanted === null || !visit || visit.interestsNeeded) return;
    const isThere = visit.cards.some(({ id }) => id === wanted && !visit.done.includes(id));
    if (!isThere && isIdle) return visitAnew();
    if (!isThere && isPending) return;
    if (isThere) change((now) => goTo(now, wanted));
    // The way back from a project leads to where one was, not to the invitation.
    setSearch({}, { replace: true });
  }, [wanted, visit, isIdle, isPending, visitAnew, change, setSearch]);
}
