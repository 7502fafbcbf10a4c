import { readPush, turnOffPush, turnOnPush } from '@firstlight/contract/outreach/notifications/push.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { subscribe, unsubscribe } from './push-ceremony.ts';

const pushKey = ['push-device'] as const;

export function usePush() {
  return useQuery({ queryKey: pushKey, queryFn: ({ signal }) => call(readPush, {}, { signal }) });
}

/** On with the site's key, off with null. The server stops first, so that nothing is sent to a deaf browser. */
export function useTurnPush() {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(publicKey: string | null) {
      if (publicKey === null) {
        await call(turnOffPush, {});
        return unsubscribe();
      }
      const subscription = await subscribe(publicKey);
      if (subscription) await call(turnOnPush, subscription);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pushKey }),
  });
}
