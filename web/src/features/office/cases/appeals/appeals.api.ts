import type { CallOf } from '@firstlight/contract/endpoint.ts';
import { decideAppeal, listAppeals } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

/** Others decide too: what is answered meanwhile should not be read for long. */
const askAgainMs = 60_000;

export const appealsQuery = queryOptions({
  queryKey: ['appeals'],
  queryFn: async ({ signal }) => (await call(listAppeals, {}, { signal })).items,
  refetchInterval: askAgainMs,
});

export function useDecideAppeal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: CallOf<typeof decideAppeal>) => call(decideAppeal, answer),
    // Also when it was refused: most likely somebody else has answered it.
    onSettled: () => queries.invalidateQueries({ queryKey: appealsQuery.queryKey }),
  });
}
