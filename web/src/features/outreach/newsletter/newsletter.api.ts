import type { CallOf } from '@firstlight/contract/endpoint.ts';
import {
  changeNewsletter,
  confirmNewsletter,
  type LetterWish,
  readNewsletter,
  readNewsletterSubscription,
  requestNewsletterLink,
  subscribeToNewsletter,
} from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export const newsletterQuery = queryOptions({
  queryKey: ['newsletter'],
  queryFn: ({ signal }) => call(readNewsletter, {}, { signal }),
});

const subscriptionKey = (token: string | undefined) => ['newsletter subscription', token ?? 'own'];

/** By the link of a mail, or one's own as a member. */
export const subscriptionQuery = (token?: string) =>
  queryOptions({
    queryKey: subscriptionKey(token),
    queryFn: ({ signal }) => call(readNewsletterSubscription, { token }, { signal }),
  });

export function useSubscribe() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: LetterWish) => call(subscribeToNewsletter, wish),
    onSuccess: ({ state }) =>
      state === 'subscribed'
        ? queries.invalidateQueries({ queryKey: subscriptionKey(undefined) })
        : undefined,
  });
}

export const useRequestLink = () =>
  useMutation({ mutationFn: (email: string) => call(requestNewsletterLink, { email }) });

export const useConfirmNewsletter = () =>
  useMutation({ mutationFn: (token: string) => call(confirmNewsletter, { token }) });

export function useChangeNewsletter(token?: string) {
  const queries = useQueryClient();
  return async (changes: Omit<CallOf<typeof changeNewsletter>, 'token'>) => {
    const subscription = await call(changeNewsletter, { token, ...changes });
    queries.setQueryData(subscriptionQuery(token).queryKey, { subscription });
    return subscription;
  };
}

/** The address of the letter's own header, which leaves at once and says no more than that. */
export const useLeaveByLink = () =>
  useMutation({
    mutationFn: async (token: string) => {
      const response = await fetch(`/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST' });
      if (!response.ok) throw new Error(`unsubscribe ${response.status}`);
    },
  });

export const useMonthlyInstead = () =>
  useMutation({
    mutationFn: (token: string) => call(changeNewsletter, { token, frequency: 'monthly' }),
  });
