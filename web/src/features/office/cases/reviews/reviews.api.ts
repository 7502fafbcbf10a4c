import type { CallOf } from '@firstlight/contract/endpoint.ts';
import { decideReview, listReviews } from '@firstlight/contract/office/cases/reviews.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

/** Others answer too: what is answered meanwhile should not be read for long. */
const askAgainMs = 60_000;

/** Among the cases: what changes a case may change what is asked about it. */
export const reviewsQuery = queryOptions({
  queryKey: ['cases', 'reviews'],
  queryFn: async ({ signal }) => (await call(listReviews, {}, { signal })).items,
  refetchInterval: askAgainMs,
});

export function useDecideReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: CallOf<typeof decideReview>) => call(decideReview, answer),
    // Also when it was refused: most likely somebody else has answered it.
    onSettled: () => queries.invalidateQueries({ queryKey: ['cases'] }),
  });
}
