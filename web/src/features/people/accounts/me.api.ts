import { type Me, readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { setCallHold } from '../../../lib/api/hold-calls.ts';

export const meKey = ['me'] as const;

export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: ({ signal }) => findMe(signal),
});

/** Holds the calls that the server would refuse this account: behind the terms, and while it is suspended. */
export function holdCallsOf(me: Pick<Me, 'termsToAccept' | 'isSuspended'> | null): void {
  const suspended = me?.isSuspended ? 'suspended' : undefined;
  setCallHold(me && me.termsToAccept !== null ? 'terms' : suspended);
}

async function findMe(signal: AbortSignal): Promise<Me | null> {
  try {
    const me = await call(readMe, {}, { signal });
    holdCallsOf(me);
    return me;
  } catch (error) {
    // Without an answer the server decides: a page must not wait for ever.
    if (!signal.aborted) setCallHold(undefined);
    throw error;
  }
}

/** Whoever is signed in: null when nobody is, undefined until that is known. */
export function useMe() {
  return useQuery(meQuery).data;
}
