import { listAlarms } from '@firstlight/contract/office/alarms/alarms.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

const lookAgainMs = 60_000;

export const alarmsQuery = queryOptions({
  queryKey: ['alarms'],
  queryFn: async ({ signal }) => (await call(listAlarms, {}, { signal })).items,
  refetchInterval: lookAgainMs,
});
