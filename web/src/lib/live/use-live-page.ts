import type { RealtimeEvent } from '@firstlight/contract/realtime.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenOnPage } from './listen-on-page.ts';

/** Asks again for what `keyOf` names whenever the server says that it changed on this project's page. */
export function useLivePage(
  projectId: string,
  event: RealtimeEvent,
  keyOf: (projectId: string) => QueryKey,
): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      listenOnPage(projectId, event, () => void queries.invalidateQueries({ queryKey: keyOf(projectId) })),
    [projectId, event, keyOf, queries],
  );
}
