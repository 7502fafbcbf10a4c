import { readValidatedReach } from '@firstlight/contract/trials/validation/validation.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Moves with months: asked once for a visit. */
export const validatedReach = queryOptions({
  queryKey: ['validation', 'reach'],
  queryFn: ({ signal }) => call(readValidatedReach, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
