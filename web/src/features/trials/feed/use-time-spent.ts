import { useEffect } from 'react';
import { useChangeVisit } from './feed.api.ts';
import { spend } from './visit.ts';

/** Adds up how long a visit was before somebody's eyes, until its last card is done. It stays in this tab. */
export function useTimeSpent(visitId: string | null, isOver: boolean): void {
  const change = useChangeVisit();
  useEffect(() => {
    if (isOver) return;
    let since: number | undefined;
    const stop = () => {
      if (since === undefined) return;
      const passed = performance.now() - since;
      since = undefined;
      change((visit) => (visit.id === visitId ? spend(visit, passed) : visit));
    };
    const watch = () => {
      if (document.visibilityState === 'visible') since ??= performance.now();
      else stop();
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      stop();
    };
  }, [visitId, isOver, change]);
}
