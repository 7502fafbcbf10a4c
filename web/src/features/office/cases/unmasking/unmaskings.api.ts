import type { CallOf } from '@firstlight/contract/endpoint.ts';
import {
  answerUnmasking,
  askUnmasking,
  listUnmaskings,
  readUnmasked,
} from '@firstlight/contract/office/cases/unmaskings.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { withRecentPassword } from '../../../../lib/session/recent-password.ts';
import { useCaseAct } from '../cases.api.ts';

/** Others answer too: what is answered meanwhile should not be read for long. */
const askAgainMs = 60_000;

/** Among the cases: what changes a case may change what is asked about it. */
export const unmaskingsQuery = queryOptions({
  queryKey: ['cases', 'unmaskings'],
  queryFn: async ({ signal }) => (await call(listUnmaskings, {}, { signal })).items,
  refetchInterval: askAgainMs,
});

export const useAskUnmasking = () =>
  useCaseAct((input: CallOf<typeof askUnmasking>) => withRecentPassword(() => call(askUnmasking, input)));

export const useAnswerUnmasking = () =>
  useCaseAct((input: CallOf<typeof answerUnmasking>) =>
    withRecentPassword(() => call(answerUnmasking, input)),
  );

/** A name is looked at, not kept: no page that is opened later finds it here. */
export const useLookAtName = () =>
  useMutation({
    mutationFn: async (unmaskingId: string) =>
      (await withRecentPassword(() => call(readUnmasked, { unmaskingId }))).person,
    gcTime: 0,
  });
