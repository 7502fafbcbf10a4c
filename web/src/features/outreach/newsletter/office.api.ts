import type { CallOf } from '@firstlight/contract/endpoint.ts';
import {
  readNewsletterOffice,
  setNewsletterSending,
} from '@firstlight/contract/outreach/newsletter/newsletter-office.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

const officeKey = ['newsletter office'];

/** Asked again each minute: letters leave by themselves. */
export const useLetterOffice = () =>
  useQuery({
    queryKey: officeKey,
    queryFn: ({ signal }) => call(readNewsletterOffice, {}, { signal }),
    refetchInterval: 60_000,
  });

export function useSetSending() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallOf<typeof setNewsletterSending>) => call(setNewsletterSending, input),
    retry: false,
    onSettled: () => client.invalidateQueries({ queryKey: officeKey }),
  });
}
