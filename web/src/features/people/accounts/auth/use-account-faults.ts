import type { ErrorCode } from '@firstlight/contract/errors.ts';
import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { onTermsRefusal } from '../../../../lib/api/hold-calls.ts';
import { hearLineEnded } from '../../../../lib/live/follow-topic.ts';
import { meKey } from '../me.api.ts';

const told: ErrorCode[] = ['accounts.signed_out', 'accounts.suspended'];

/**
 * Any answer may tell that this session ended, that new terms are out or that one is suspended, and so may a line that the
 * server ends; then we ask who is signed in.
 */
export function useAccountFaults(): void {
  const queries = useQueryClient();

  useEffect(() => {
    const askAgain = () => {
      queries.invalidateQueries({ queryKey: meKey }).catch(() => undefined);
    };
    const look = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { error } = event.action;
      if (told.some((code) => hasCode(error, code))) askAgain();
    };
    const stops = [
      queries.getQueryCache().subscribe(look),
      queries.getMutationCache().subscribe(look),
      hearLineEnded(askAgain),
      onTermsRefusal(askAgain),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}
