import { listTestedProjects } from '@firstlight/contract/trials/feedback/tested-projects.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { useVisitor } from '../../lib/visitor.ts';

export const testedKey = ['tested projects'] as const;

const testedProjects = queryOptions({
  queryKey: testedKey,
  queryFn: async ({ signal }) => (await call(listTestedProjects, {}, { signal })).projectIds,
  staleTime: 60_000,
});

/** One answer for all cards of a page; guests ask for none. */
export function useTestedProjects(): readonly string[] | undefined {
  const isMember = useVisitor() === 'member';
  const { data } = useQuery({ ...testedProjects, enabled: isMember });
  return isMember ? data : undefined;
}
