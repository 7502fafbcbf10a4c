import { keepPreviousData, QueryCache, QueryClient } from '@tanstack/react-query';
import { isWorthRetrying, mayNotSee } from './api-error.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // What is shown stays while asking again fails, but not what one may not see any more.
      onError: (error, query) => {
        if (mayNotSee(error)) query.setState({ data: undefined });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        refetchOnMount: true,
        refetchOnReconnect: true,
        // Whoever comes back sees what is, however short they were away. What they may not see is not asked for each time.
        refetchOnWindowFocus: ({ state }) => !mayNotSee(state.error),
        placeholderData: keepPreviousData,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
      // A write that cannot leave says so at once, instead of waiting unseen for the network.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
