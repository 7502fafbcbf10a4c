import type { Language } from '@firstlight/contract/languages.ts';
import { readQuote } from '@firstlight/contract/trials/feedback/quote.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export function quoteIn(language: Language) {
  return queryOptions({
    queryKey: ['feedback', 'quote', language],
    queryFn: ({ signal }) => call(readQuote, { language }, { signal }),
  });
}
