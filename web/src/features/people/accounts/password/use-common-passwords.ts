import { listCommonPasswords } from '@firstlight/contract/people/accounts/account-security.ts';
import { isCommonPassword, type OwnWords } from '@firstlight/contract/people/accounts/is-common-password.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

/** What the server will say of a new password, by its own rule and list; undefined until the list is here. */
export function useCommonPasswords(own: OwnWords = {}): ((password: string) => boolean) | undefined {
  const { data: guesses } = useQuery({
    queryKey: ['common-passwords'],
    queryFn: async ({ signal }) => new Set((await call(listCommonPasswords, {}, { signal })).passwords),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return guesses && ((password) => isCommonPassword(password, own, guesses));
}
