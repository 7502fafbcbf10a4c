import { countMentions } from '@firstlight/contract/talk/groups/groups.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export const ownMentions = queryOptions({
  queryKey: ['mentions'],
  queryFn: ({ signal }) => call(countMentions, {}, { signal }),
});

export const hearOfMentions = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ownMentions.queryKey });
