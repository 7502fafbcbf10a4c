import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@firstlight/contract/people/accounts/passkeys.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { withRecentPassword } from '../../../../lib/session/recent-password.ts';
import { makePasskey } from '../sign-in/passkey-ceremony.ts';

const passkeysKey = ['security', 'passkeys'] as const;

export function usePasskeys() {
  return useQuery({ queryKey: passkeysKey, queryFn: ({ signal }) => call(listPasskeys, {}, { signal }) });
}

export function useAddPasskey() {
  const renew = useRenewPasskeys();
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await withRecentPassword(() => call(beginPasskey, {}));
      return call(addPasskey, { name, ...(await makePasskey(options)) });
    },
    onSuccess: renew,
  });
}

export function useRenamePasskey() {
  const renew = useRenewPasskeys();
  return useMutation({
    mutationFn: (passkey: { id: string; name: string }) => call(renamePasskey, passkey),
    onSuccess: renew,
  });
}

export function useRemovePasskey() {
  const renew = useRenewPasskeys();
  return useMutation({
    mutationFn: (id: string) => withRecentPassword(() => call(removePasskey, { id })),
    onSettled: renew,
  });
}

function useRenewPasskeys() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: passkeysKey });
}
