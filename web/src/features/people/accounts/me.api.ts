import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export const meKey = ['me'] as const;

export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: ({ signal }) => call(readMe, {}, { signal }),
});

/** Whoever is signed in: null when nobody is, undefined until that is known. */
export function useMe() {
  return useQuery(meQuery).data;
}
