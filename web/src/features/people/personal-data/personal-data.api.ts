import {
  askExport,
  downloadExport,
  eraseAccount,
  openExport,
  type PersonalExport,
  readExport,
} from '@firstlight/contract/people/personal-data/personal-data.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { withRecentPassword } from '../../../lib/session/recent-password.ts';

const exportKey = ['personal-data', 'export'] as const;

/** How often we look while one is being prepared; the mail says it to those who have left. */
const lookEveryMs = 2000;

export function useExport() {
  return useQuery({
    queryKey: exportKey,
    queryFn: ({ signal }) => call(readExport, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? lookEveryMs : false),
  });
}

export function useAskExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => withRecentPassword(() => call(askExport, {})),
    onSuccess: async (asked) => {
      await queries.cancelQueries({ queryKey: exportKey });
      queries.setQueryData<PersonalExport | null>(exportKey, asked);
    },
  });
}

/** Asked first, since a link cannot ask for a password; then followed, so that the browser saves the file while it comes. */
export function useDownloadExport() {
  return useMutation({
    mutationFn: ({ id }: PersonalExport) => withRecentPassword(() => call(openExport, { id })),
    onSuccess: (_, { id }) => window.location.assign(downloadExport.path.replace(':id', id)),
  });
}

export function useEraseAccount() {
  return useMutation({
    mutationFn: (confirmation: { username: string; password?: string }) =>
      withRecentPassword(() => call(eraseAccount, confirmation)),
  });
}
