import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Writes down what the server has just said. A read under way may be older and would take it back, or newer in something
 * else: it is broken off, and asked for again.
 */
export async function writeQuery<Known>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (known: Known | undefined) => Known | undefined,
): Promise<void> {
  const wasAsked = queries.isFetching({ queryKey }) > 0;
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Known>(queryKey, change);
  if (wasAsked) void queries.invalidateQueries({ queryKey });
}
