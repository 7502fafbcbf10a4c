import type { Language } from '@firstlight/contract/languages.ts';
import { readLatestChange } from '@firstlight/contract/trials/iterations/latest-change.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export function latestChangeIn(language: Language) {
  return queryOptions({
    queryKey: ['iterations', 'latest', language],
    queryFn: ({ signal }) => call(readLatestChange, { language }, { signal }),
  });
}
