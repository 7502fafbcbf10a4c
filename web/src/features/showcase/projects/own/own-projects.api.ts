import { changeCover, removeCover } from '@firstlight/contract/showcase/projects/project-covers.ts';
import { dropDraft, listDrafts } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import {
  changeVisibility,
  editProject,
  listOwnProjects,
  type OwnProject,
  publishProject,
  removeProject,
  restoreProject,
} from '@firstlight/contract/showcase/projects/projects.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { hasCode } from '../../../../lib/api/api-error.ts';

const projects = ['projects'] as const;
const own = ['projects', 'own'] as const;

type OwnPages = InfiniteData<{ items: OwnProject[]; next: string | null }>;

export function ownProjects(state: 'live' | 'deleted') {
  return infiniteQueryOptions({
    queryKey: [...own, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        listOwnProjects,
        { ...(state === 'deleted' && { deleted: 'true' as const }), ...(pageParam && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export const ownDrafts = queryOptions({
  queryKey: [...projects, 'drafts'],
  queryFn: ({ signal }) => call(listDrafts, {}, { signal }),
});

/** One key per project: however often publishing is tried, it is published once. */
export function usePublishProject() {
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (project: ProjectForm & { draftId?: string }) =>
      call(publishProject, project, { idempotencyKey: key.current }),
    onSuccess: () => queries.invalidateQueries({ queryKey: projects }),
    onError: (error) => {
      // An earlier attempt got through after all, and the text has changed since: it is another project now.
      if (hasCode(error, 'request.key_reused')) key.current = crypto.randomUUID();
    },
  });
}

export function useEditProject(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (project: ProjectForm & { editedAt: string | null }) =>
      call(editProject, { projectId, ...project }),
    onSuccess: () => queries.invalidateQueries({ queryKey: projects }),
  });
}

/** A file, or null to go back to the generated cover. */
export function useChangeCover() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ projectId, file }: { projectId: string; file: Blob | null }) => {
      if (file) await call(changeCover, { projectId, file });
      else await call(removeCover, { projectId });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: projects }),
  });
}

/** Moves at once; the list is asked again whatever comes of it. */
export function useChangeVisibility() {
  const queries = useQueryClient();
  return useMutation({
    // One after the other: the last press is the one that stays.
    scope: { id: 'visibility' },
    mutationFn: (change: { projectId: string; isHidden: boolean }) => call(changeVisibility, change),
    onMutate: ({ projectId, isHidden }) =>
      changeLive(queries, (items) =>
        items.map((item) => (item.id === projectId ? { ...item, isHidden } : item)),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: projects }),
  });
}

export function useRemoveProject() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (projectId: string) => call(removeProject, { projectId }),
    onMutate: (projectId) => changeLive(queries, (items) => items.filter(({ id }) => id !== projectId)),
    onSettled: () => queries.invalidateQueries({ queryKey: projects }),
  });
}

export function useRestoreProject() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (projectId: string) => call(restoreProject, { projectId }),
    onSettled: () => queries.invalidateQueries({ queryKey: projects }),
  });
}

export function useDropDraft() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draftId: string) => call(dropDraft, { draftId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownDrafts.queryKey }),
  });
}

async function changeLive(
  queries: ReturnType<typeof useQueryClient>,
  change: (items: OwnProject[]) => OwnProject[],
): Promise<void> {
  // An answer still under way would put back what was just changed.
  await queries.cancelQueries({ queryKey: own });
  queries.setQueryData<OwnPages>([...own, 'live'], (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) } : undefined,
  );
}
