import { blockPerson, listBlocked, unblockPerson } from '@firstlight/contract/people/blocks/blocks.ts';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export const blockedPeople = infiniteQueryOptions({
  queryKey: ['blocks'],
  queryFn: ({ pageParam: after, signal }) => call(listBlocked, { after }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** Profiles, comments, the feed and the list of blocked people all follow from it. */
export function useChangeBlock() {
  const queries = useQueryClient();
  return async (username: string, isBlocked: boolean) => {
    await call(isBlocked ? blockPerson : unblockPerson, { username });
    await queries.invalidateQueries();
  };
}
