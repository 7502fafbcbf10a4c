import { feedLimits } from '@firstlight/contract/trials/feed/feed-rules.ts';
import { useEffect } from 'react';
import { useMarkShown } from './feed.api.ts';

/** Tells the server of a card that was in view long enough, in a tab that was in front. */
export function useShown(visit: string | null, projectId: string | undefined): void {
  const { mutate: mark } = useMarkShown();
  useEffect(() => {
    if (visit === null || projectId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', watch);
        mark({ visit, projectId });
      }, feedLimits.shownAfterMilliseconds);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [visit, projectId, mark]);
}
