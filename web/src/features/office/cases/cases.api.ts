import type { CallOf } from '@firstlight/contract/endpoint.ts';
import {
  addNote,
  claimCase,
  decideCase,
  listCases,
  previewStatement,
  readCase,
  readPicture,
  releaseCase,
  secondDecision,
  takeNextCase,
  undoDecision,
  type WholeCase,
} from '@firstlight/contract/office/cases/cases.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callForFile } from '../../../lib/api/api.ts';

/** Several admins work at once: what one reads is never old for long. */
const listAgainMs = 60_000;
const caseAgainMs = 20_000;

export type CaseList = 'open' | 'undoable' | 'closed';

export const casesQuery = (state: CaseList) =>
  infiniteQueryOptions({
    queryKey: ['cases', 'list', state],
    queryFn: ({ pageParam: after, signal }) => call(listCases, { state, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: listAgainMs,
  });

const keyOf = (caseId: string) => ['cases', 'one', caseId];

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: keyOf(caseId),
    queryFn: ({ signal }) => call(readCase, { caseId }, { signal }),
    refetchInterval: caseAgainMs,
  });

type Preview = CallOf<typeof previewStatement>;

/** The statement follows what is chosen; the one before stays until the next is here. */
export const statementQuery = (preview: Preview, version: number) =>
  queryOptions({
    queryKey: ['cases', 'statement', preview, version],
    queryFn: ({ signal }) => call(previewStatement, preview, { signal }),
    placeholderData: keepPreviousData,
    staleTime: listAgainMs,
  });

/** An act on a case: what it answers is the case as it now is, and the lists follow. */
export function useCaseAct<Input>(act: (input: Input) => Promise<WholeCase>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (one) => queries.setQueryData(keyOf(one.id), one),
    // Also when it was refused: most likely somebody else was quicker. Nobody waits for the lists to know what was done.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['cases'] }),
  });
}

export const useDecide = () => useCaseAct((input: CallOf<typeof decideCase>) => call(decideCase, input));
export const useSecond = () =>
  useCaseAct((input: CallOf<typeof secondDecision>) => call(secondDecision, input));
export const useUndo = () => useCaseAct((caseId: string) => call(undoDecision, { caseId }));

export function useTakeNext() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(takeNextCase, {})).case,
    onSuccess: (taken) => taken && queries.setQueryData(keyOf(taken.id), taken),
    onSettled: () => queries.invalidateQueries({ queryKey: ['cases', 'list'] }),
  });
}

export function useAddNote(caseId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(addNote, { caseId, text }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(caseId) }),
  });
}

/** A picture is looked at, not kept: no page that is opened later finds it here. */
export const useLookAtPicture = () =>
  useMutation({
    mutationFn: async (picture: CallOf<typeof readPicture>) =>
      URL.createObjectURL(await callForFile(readPicture, picture)),
    gcTime: 0,
  });

export const takeCase = (caseId: string) => call(claimCase, { caseId });
export const letCaseGo = (caseId: string) => call(releaseCase, { caseId }, { keepalive: true });
