import type { AccountChanges } from '@firstlight/contract/people/accounts/account-forms.ts';
import { changeUsername, editAccount, type Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { meKey } from '../me.api.ts';

export function useEditAccount() {
  const queries = useQueryClient();
  return useCallback(
    async (changes: AccountChanges) => nowIs(queries, await call(editAccount, changes)),
    [queries],
  );
}

export function useChangeUsername() {
  const queries = useQueryClient();
  return async (username: string) => nowIs(queries, await call(changeUsername, { username }));
}

/** The answer is the newest there is: one that was asked for before must not overwrite it. */
async function nowIs(queries: QueryClient, me: Me): Promise<void> {
  await queries.cancelQueries({ queryKey: meKey });
  queries.setQueryData<Me | null>(meKey, me);
  // Pages about people show names and pictures too.
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
}
