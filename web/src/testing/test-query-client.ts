import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../lib/api/query-client.ts';

/** Makes the client of the product, which in tests retries failed reads at once instead of after one and two seconds. */
export function testQueryClient(): QueryClient {
  const client = createQueryClient();
  const options = client.getDefaultOptions();
  client.setDefaultOptions({ ...options, queries: { ...options.queries, retryDelay: 0 } });
  return client;
}
