import { useLocation } from 'react-router';

/** The state of a link in the feed, so that the page of a project leads back to the feed. */
export const cameFromFeed = { from: 'feed' } as const;

/** Whether the reader opened this page from the feed. */
export function useCameFromFeed(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'from' in state && state.from === cameFromFeed.from;
}
