import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import {
  askEmailChange,
  confirmEmailChange,
  dropEmailChange,
  readEmailChange,
  readEmailUndo,
} from '@firstlight/contract/people/accounts/email-change.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { writeQuery } from '../../../../lib/api/write-query.ts';
import { withRecentPassword } from '../../../../lib/session/recent-password.ts';
import { meKey } from '../me.api.ts';

type Change = ResultOf<typeof readEmailChange>;

const changeKey = ['security', 'email-change'] as const;

export function useEmailChange() {
  return useQuery({
    queryKey: changeKey,
    queryFn: ({ signal }) => call(readEmailChange, {}, { signal }),
  });
}

export function useAskEmailChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (to: { email: string }) => withRecentPassword(() => call(askEmailChange, to)),
    onSuccess: (asked) => writeQuery<Change>(queries, changeKey, () => ({ asked })),
  });
}

export function useDropEmailChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(dropEmailChange, {}),
    onSuccess: () => writeQuery<Change>(queries, changeKey, () => ({ asked: null })),
  });
}

/** In another browser than the one that asked, the password is needed besides. */
export function useConfirmEmailChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => withRecentPassword(() => call(confirmEmailChange, { token })),
    onSuccess: async (me) => {
      await writeQuery<Me | null>(queries, meKey, () => me);
      queries.removeQueries({ queryKey: changeKey });
    },
  });
}

/** What a link would put back: asked once, and anew only if it failed. */
export function emailUndoOf(token: string) {
  return queryOptions({
    queryKey: ['email-undo', token],
    queryFn: ({ signal }) => call(readEmailUndo, { token }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
