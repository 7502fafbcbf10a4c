import { listOwnProjects } from '@firstlight/contract/showcase/projects/projects.ts';
import { shareProject, unshareProject } from '@firstlight/contract/talk/groups/shared-projects.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { sharedProjectsKey } from '../../../../parts/groups/shared-projects.api.ts';

/** What one could share: the latest of one's own that others can see. */
export const shareableProjects = queryOptions({
  queryKey: ['groups', 'shareable'],
  queryFn: ({ signal }) => call(listOwnProjects, {}, { signal }),
});

export function useSharing(groupId: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: sharedProjectsKey(groupId) });
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
