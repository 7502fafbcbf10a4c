import { readValidation } from '@firstlight/contract/trials/validation/validation.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

export function validationOf(projectId: string) {
  return queryOptions({
    queryKey: ['validation', projectId],
    queryFn: ({ signal }) => call(readValidation, { projectId }, { signal }),
    // Never one project's figures in another's place, not even for a moment.
    placeholderData: () => undefined,
  });
}
