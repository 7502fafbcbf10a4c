import { keepPreviousData, QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from './api-error.ts';

/** Coming back to the window twice within this time asks the server once. */
export const focusRefetchPauseMs = 15_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        refetchOnMount: true,
        refetchOnReconnect: true,
        refetchOnWindowFocus: (query) => Date.now() - query.state.dataUpdatedAt >= focusRefetchPauseMs,
        placeholderData: keepPreviousData,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
      // A write that cannot leave says so at once, instead of waiting unseen for the network.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
