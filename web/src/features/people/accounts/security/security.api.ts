import type { CallOf } from '@firstlight/contract/endpoint.ts';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  listSessions,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@firstlight/contract/people/accounts/account-security.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { withRecentPassword } from '../../../../lib/session/recent-password.ts';
import { meKey } from '../me.api.ts';

const sessionsKey = ['security', 'sessions'] as const;
const secondFactorKey = ['security', 'second-factor'] as const;

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call(listSessions, {}, { signal }) });
}

export function useSecondFactor() {
  return useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => call(readSecondFactor, {}, { signal }),
  });
}

/** Every other device is signed out with it. */
export function useChangePassword() {
  const queries = useQueryClient();
  const renew = useRenew(sessionsKey);
  return useMutation({
    mutationFn: (choice: CallOf<typeof changePassword>) =>
      withRecentPassword(() => call(changePassword, choice)),
    onSuccess: async () => {
      await renew();
      // From now on there is one to ask for.
      await queries.invalidateQueries({ queryKey: meKey });
    },
  });
}

export function useEndSession() {
  const renew = useRenew(sessionsKey);
  return useMutation({ mutationFn: (id: string) => call(endSession, { id }), onSettled: renew });
}

export function useEndOtherSessions() {
  const renew = useRenew(sessionsKey);
  return useMutation({ mutationFn: () => call(endOtherSessions, {}), onSettled: renew });
}

export function useBeginSecondFactor() {
  return useMutation({ mutationFn: () => withRecentPassword(() => call(beginSecondFactor, {})) });
}

export function useConfirmSecondFactor() {
  const renew = useRenew(secondFactorKey);
  return useMutation({
    mutationFn: (code: string) => withRecentPassword(() => call(confirmSecondFactor, { code })),
    onSuccess: renew,
  });
}

export function useRenewRecoveryCodes() {
  const renew = useRenew(secondFactorKey);
  return useMutation({
    mutationFn: () => withRecentPassword(() => call(renewRecoveryCodes, {})),
    onSuccess: renew,
  });
}

export function useRemoveSecondFactor() {
  const renew = useRenew(secondFactorKey);
  return useMutation({
    mutationFn: () => withRecentPassword(() => call(removeSecondFactor, {})),
    onSuccess: renew,
  });
}

function useRenew(queryKey: readonly string[]) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}
