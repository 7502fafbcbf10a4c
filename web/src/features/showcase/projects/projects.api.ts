import type { Language } from '@firstlight/contract/languages.ts';
import { listProfileProjects } from '@firstlight/contract/reputation/profiles/profiles.ts';
import {
  type ExploreFilter,
  exploreParameters,
  exploreSearch,
} from '@firstlight/contract/showcase/projects/explore-filter.ts';
import {
  type ExplorePage,
  exploreProjects,
  type Project,
  readProject,
  similarProjects,
} from '@firstlight/contract/showcase/projects/projects.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { readEmbedded } from '../../../lib/api/read-embedded.ts';

export function explored(filter: ExploreFilter, language: Language) {
  const search = exploreSearch(filter);
  return infiniteQueryOptions({
    queryKey: ['projects', 'explore', language, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        exploreProjects,
        { ...exploreParameters(filter, language), ...(pageParam && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: ExplorePage) => next ?? undefined,
    initialData: () => {
      const page = readEmbedded<ExplorePage>(`explore ${language}${search}`);
      return page && { pages: [page], pageParams: [''] };
    },
  });
}

export const projectKey = (projectId: string) => ['projects', 'one', projectId] as const;

export function projectOf(projectId: string) {
  return queryOptions({
    queryKey: projectKey(projectId),
    queryFn: ({ signal }) => call(readProject, { projectId }, { signal }),
    initialData: () => readEmbedded<Project>(`project ${projectId}`),
  });
}

export function similarTo(projectId: string, prefer: Language) {
  return queryOptions({
    queryKey: ['projects', 'similar', projectId, prefer],
    queryFn: ({ signal }) => call(similarProjects, { projectId, prefer }, { signal }),
    refetchOnWindowFocus: false,
  });
}

/** What one maker shows to everybody. */
export function projectsOf(username: string) {
  return infiniteQueryOptions({
    queryKey: ['projects', 'of', username],
    queryFn: ({ pageParam, signal }) =>
      call(listProfileProjects, { username, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: ExplorePage) => next ?? undefined,
  });
}
