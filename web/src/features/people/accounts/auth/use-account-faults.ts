import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { meKey } from '../me.api.ts';

/** Any answer may tell that this session ended or that new terms are out; then we ask who is signed in. */
export function useAccountFaults(): void {
  const queries = useQueryClient();

  useEffect(() => {
    const look = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { error } = event.action;
      if (!hasCode(error, 'accounts.signed_out') && !hasCode(error, 'accounts.terms_required')) return;
      queries.invalidateQueries({ queryKey: meKey }).catch(() => undefined);
    };
    const stops = [queries.getQueryCache().subscribe(look), queries.getMutationCache().subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}
