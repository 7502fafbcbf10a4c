import {
  listOwnReports,
  type ReportForm,
  reportContent,
  withdrawReport,
} from '@firstlight/contract/office/cases/reports.ts';
import { askReview } from '@firstlight/contract/office/cases/reviews.ts';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api/api.ts';
import { readStored, writeStored } from '../../lib/local-storage.ts';
import { useVisitor } from '../../lib/visitor.ts';
import type { Reported } from './reported.ts';

/** Whether anything was reported in this browser: who never did is spared the question. */
const reportedKey = 'has-reported';

export const ownReports = infiniteQueryOptions({
  queryKey: ['reports', 'own'],
  queryFn: ({ pageParam: after, signal }) => call(listOwnReports, { after }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** Whether the reader waits for the outcome of a report of this. */
export function useIsReported({ kind, address }: Reported): boolean {
  const isAsked = useVisitor() === 'member' && readStored(reportedKey) !== null;
  const { data } = useInfiniteQuery({ ...ownReports, enabled: isAsked });
  const own = data?.pages.flatMap(({ items }) => items) ?? [];
  return own.some((one) => one.kind === kind && one.address === address && one.state === 'open');
}

/**
 * One key for all tries at the same words, so that a lost answer files no second report. Without a network it waits, and leaves with
 * the first moment in which there is one.
 */
export function useSendReport() {
  const queries = useQueryClient();
  const isMember = useVisitor() === 'member';
  const attempt = useRef({ form: '', key: '' });
  return useMutation({
    mutationFn: (form: ReportForm) => {
      const written = JSON.stringify(form);
      if (attempt.current.form !== written) attempt.current = { form: written, key: crypto.randomUUID() };
      return call(reportContent, form, { idempotencyKey: attempt.current.key });
    },
    networkMode: 'online',
    onSuccess: async () => {
      if (!isMember) return;
      writeStored(reportedKey, 'yes');
      await queries.invalidateQueries({ queryKey: ownReports.queryKey });
      await queries.prefetchInfiniteQuery(ownReports);
    },
  });
}

export function useWithdraw() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reportId: string) => call(withdrawReport, { reportId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownReports.queryKey }),
  });
}

export function useAskReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { reportId: string; body: string }) => call(askReview, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ownReports.queryKey }),
  });
}
