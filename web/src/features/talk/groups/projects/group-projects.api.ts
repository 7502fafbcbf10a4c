import { listOwnProjects } from '@firstlight/contract/showcase/projects/projects.ts';
import {
  listSharedProjects,
  shareProject,
  unshareProject,
} from '@firstlight/contract/talk/groups/shared-projects.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { groupKey } from '../groups.api.ts';

const projectsKey = (groupId: string) => [...groupKey(groupId), 'projects'] as const;

export const projectsIn = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: projectsKey(groupId),
    queryFn: ({ pageParam: after, signal }) => call(listSharedProjects, { groupId, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** What one could share: the latest of one's own that others can see. */
export const shareableProjects = queryOptions({
  queryKey: ['groups', 'shareable'],
  queryFn: ({ signal }) => call(listOwnProjects, {}, { signal }),
});

export function useSharing(groupId: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: projectsKey(groupId) });
  return {
    share: useMutation({
      mutationFn: (projectId: string) => call(shareProject, { groupId, projectId }),
      onSettled,
    }),
    unshare: useMutation({
      mutationFn: (projectId: string) => call(unshareProject, { groupId, projectId }),
      onSettled,
    }),
  };
}
