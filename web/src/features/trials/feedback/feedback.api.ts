import type { CallOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import {
  editFeedback,
  type Feedback,
  giveFeedback,
  listFeedback,
  markFeedback,
  previewFeedback,
  readOwnFeedback,
  removeFeedback,
  restoreFeedback,
} from '@firstlight/contract/trials/feedback/feedback.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { writeQuery } from '../../../lib/api/write-query.ts';
import { storeFeedbackDraft } from './give/feedback-draft.ts';
import { dropFromOwnList, refreshOwnList } from './own/own-list.api.ts';

export type FeedbackPage = ResultOf<typeof listFeedback>;
export type OwnFeedbackResult = ResultOf<typeof readOwnFeedback>;
/** What a form needs to know of the reader's feedback. */
export type OwnWriting = Omit<OwnFeedbackResult, 'responseCount'>;

/** Others' feedback may come while one reads; the list is asked again at this pace. */
const lookAgainMs = 60_000;

const feedbackKey = (projectId: string) => ['feedback', projectId] as const;
export const ownKey = (projectId: string) => ['own feedback', projectId] as const;

export function feedbackOf(projectId: string) {
  return infiniteQueryOptions({
    queryKey: feedbackKey(projectId),
    queryFn: ({ pageParam: after, signal }) => call(listFeedback, { projectId, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: lookAgainMs,
  });
}

export function ownFeedbackOf(projectId: string) {
  return queryOptions({
    queryKey: ownKey(projectId),
    queryFn: ({ signal }) => call(readOwnFeedback, { projectId }, { signal }),
  });
}

/** Changes what is known of one's own feedback. */
export function changeOwn(
  queries: QueryClient,
  projectId: string,
  change: (own: OwnFeedbackResult) => OwnFeedbackResult,
): Promise<void> {
  return writeQuery<OwnFeedbackResult>(queries, ownKey(projectId), (own) => own && change(own));
}

/** Asked while one writes, so that nobody learns only afterwards that their words do not count. */
export function previewOf(projectId: string, comment: string) {
  return queryOptions({
    queryKey: ['feedback preview', projectId, comment],
    queryFn: ({ signal }) => call(previewFeedback, { projectId, comment }, { signal }),
    retry: false,
    refetchOnWindowFocus: false,
  });
}

export type WrittenFeedback = Omit<CallOf<typeof giveFeedback>, 'projectId'>;

/** A new feedback, and one saved after trying again, are about the project as it stands now. */
const leftOf = ({ feedback, changed }: OwnFeedbackResult) =>
  feedback && !changed?.isTriedAgain ? changed : null;

/** Gives a new feedback, or changes the one there is. */
export function useSendFeedback(projectId: string, feedbackId?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (written: WrittenFeedback) =>
      feedbackId === undefined
        ? call(giveFeedback, { projectId, ...written })
        : call(editFeedback, { feedbackId, ...written }),
    onSuccess: async (feedback) => {
      // Before anything else: the form may be gone with the next line, and what it was to do with it.
      if (feedbackId === undefined) storeFeedbackDraft(projectId, null);
      await changeOwn(queries, projectId, (own) => ({
        ...own,
        feedback,
        changed: leftOf(own),
        can: { give: false },
      }));
      await Promise.all([
        queries.invalidateQueries({ queryKey: feedbackKey(projectId) }),
        refreshOwnList(queries),
      ]);
    },
  });
}

/** Gone at once; should the server refuse, it is back. */
export function useRemoveFeedback(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Feedback) => call(removeFeedback, { feedbackId: id }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: ownKey(projectId) });
      await dropFromOwnList(queries, id);
      const before = queries.getQueryData<OwnFeedbackResult>(ownKey(projectId));
      queries.setQueryData<OwnFeedbackResult>(
        ownKey(projectId),
        (own) => own && { ...own, feedback: null, can: { give: true } },
      );
      return { before };
    },
    onError: (_error, _feedback, context) => queries.setQueryData(ownKey(projectId), context?.before),
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey: feedbackKey(projectId) }), refreshOwnList(queries)]),
  });
}

export function useRestoreFeedback(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Feedback) => call(restoreFeedback, { feedbackId: id }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ownKey(projectId) }),
        queries.invalidateQueries({ queryKey: feedbackKey(projectId) }),
        refreshOwnList(queries),
      ]),
  });
}

/** The maker's mark shows at once in every page of the list, and goes back if the server refuses it. */
export function useMarkFeedback(projectId: string) {
  const queries = useQueryClient();
  const queryKey = feedbackKey(projectId);
  return useMutation({
    // One after the other: the last press is the one that stays.
    scope: { id: `marks ${projectId}` },
    mutationFn: (mark: CallOf<typeof markFeedback>) => call(markFeedback, mark),
    onMutate: async ({ feedbackId, mark }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<InfiniteData<FeedbackPage>>(queryKey);
      queries.setQueryData<InfiniteData<FeedbackPage>>(
        queryKey,
        (list) => list && withItem(list, feedbackId, { isHelpful: mark === 'helpful' }),
      );
      return { before };
    },
    onError: (_error, _mark, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: (_feedback, _error, { feedbackId }) =>
      queries.invalidateQueries({ queryKey: ['feedback thread', feedbackId] }),
  });
}

function withItem(list: InfiniteData<FeedbackPage>, id: string, changes: Partial<Feedback>) {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
  }));
  return { ...list, pages };
}
