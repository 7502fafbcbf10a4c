import { readLatestChange } from '@firstlight/contract/trials/iterations/latest-change.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export const latestChange = queryOptions({
  queryKey: ['iterations', 'latest'],
  queryFn: ({ signal }) => call(readLatestChange, {}, { signal }),
});
