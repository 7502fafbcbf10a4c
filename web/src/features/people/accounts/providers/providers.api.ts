import type { CallOf } from '@firstlight/contract/endpoint.ts';
import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import {
  beginProviderLink,
  beginProviderSignIn,
  linkProvider,
  listOwnProviders,
  listProviders,
  signInWithProvider,
  signUpWithProvider,
  unlinkProvider,
} from '@firstlight/contract/people/accounts/providers.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { withRecentPassword } from '../../../../lib/session/recent-password.ts';
import { nowIs } from '../accounts.api.ts';
import { keepErrand, type ProviderErrand } from './provider-errand.ts';

const ownKey = ['security', 'providers'] as const;

export function useProviders() {
  return useQuery({
    queryKey: ['sign-in-providers'],
    queryFn: ({ signal }) => call(listProviders, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useOwnProviders({ enabled = true } = {}) {
  return useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => call(listOwnProviders, {}, { signal }),
    enabled,
  });
}

/** Leaves for a provider; whoever presses the button sees it wait until the other page is there. */
export function useGoToProvider({ what, next }: ProviderErrand) {
  const begin = (provider: ProviderName) =>
    what === 'link'
      ? withRecentPassword(() => call(beginProviderLink, { provider }))
      : call(beginProviderSignIn, { provider });
  return useMutation({
    mutationFn: async (provider: ProviderName) => {
      const { address } = await begin(provider);
      keepErrand({ what, next });
      location.assign(address);
    },
  });
}

export function useSignInWithProvider() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (returned: CallOf<typeof signInWithProvider>) => call(signInWithProvider, returned),
    onSuccess: ({ me }) => (me ? nowIs(queries, me) : undefined),
    // Whoever came to confirm that it is still them is nobody until the code says so.
    onError: (error) => (hasCode(error, 'accounts.code_needed') ? nowIs(queries, null) : undefined),
  });
}

export function useSignUpWithProvider() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (person: CallOf<typeof signUpWithProvider>) => call(signUpWithProvider, person),
    onSuccess: (me) => nowIs(queries, me),
  });
}

export function useLinkProvider() {
  const renew = useRenewProviders();
  return useMutation({
    mutationFn: (returned: CallOf<typeof linkProvider>) => call(linkProvider, returned),
    onSuccess: renew,
  });
}

export function useUnlinkProvider() {
  const renew = useRenewProviders();
  return useMutation({
    mutationFn: (provider: ProviderName) => withRecentPassword(() => call(unlinkProvider, { provider })),
    onSettled: renew,
  });
}

function useRenewProviders() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ownKey });
}
