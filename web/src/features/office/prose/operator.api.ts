import { type Operator, readOperator } from '@firstlight/contract/outreach/contact/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { readEmbedded } from '../../../lib/api/read-embedded.ts';

/** The server knows who runs it; the build does not. */
export const useOperator = () =>
  useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => call(readOperator, {}, { signal }),
    initialData: () => readEmbedded<Operator>('operator'),
  });
