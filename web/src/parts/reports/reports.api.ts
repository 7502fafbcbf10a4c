import {
  listOwnReports,
  type ReportForm,
  reportContent,
  withdrawReport,
} from '@firstlight/contract/office/cases/reports.ts';
import { askReview } from '@firstlight/contract/office/cases/reviews.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api/api.ts';

export const ownReports = infiniteQueryOptions({
  queryKey: ['reports', 'own'],
  queryFn: ({ pageParam: after, signal }) => call(listOwnReports, { after }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** One key for all tries at the same words, so that a lost answer files no second report. */
export function useSendReport() {
  const queries = useQueryClient();
  const attempt = useRef({ form: '', key: '' });
  return useMutation({
    mutationFn: (form: ReportForm) => {
      const written = JSON.stringify(form);
      if (attempt.current.form !== written) attempt.current = { form: written, key: crypto.randomUUID() };
      return call(reportContent, form, { idempotencyKey: attempt.current.key });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ownReports.queryKey }),
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
