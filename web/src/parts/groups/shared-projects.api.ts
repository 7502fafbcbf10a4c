import { listSharedProjects } from '@firstlight/contract/talk/groups/shared-projects.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Begins as the key of the group does, with which it is asked for anew. */
export const sharedProjectsKey = (groupId: string) => ['groups', 'one', groupId, 'projects'] as const;

export const sharedProjectsIn = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: sharedProjectsKey(groupId),
    queryFn: ({ pageParam: after, signal }) => call(listSharedProjects, { groupId, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
