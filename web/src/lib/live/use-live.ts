import type { RealtimeEvent } from '@firstlight/contract/realtime.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from './live.ts';

/** Asks again for what `queryKey` holds whenever the server says that it changed. The key must be a constant. */
export function useLive(event: RealtimeEvent, queryKey: QueryKey): void {
  const queries = useQueryClient();
  useEffect(
    () => listen(event, () => void queries.invalidateQueries({ queryKey })),
    [event, queries, queryKey],
  );
}
