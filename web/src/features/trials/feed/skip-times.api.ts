import { skipTimeRules } from '@firstlight/contract/trials/feed/feed-rules.ts';
import { noteSkipTime, readSkipTimes } from '@firstlight/contract/trials/feed/skip-times.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

const nextCardStandsMs = 500;

export const skipTimesQuery = queryOptions({
  queryKey: ['feed', 'skip times'],
  queryFn: ({ signal }) => call(readSkipTimes, {}, { signal }),
});

/** Told in passing, once the next card stands: nobody waits for it, or is bothered when it does not arrive. */
export function tellSkipTime(milliseconds: number): void {
  const seconds = Math.min(skipTimeRules.secondsMax, Math.round(milliseconds / 1000));
  setTimeout(() => void call(noteSkipTime, { seconds }).catch(() => undefined), nextCardStandsMs);
}
