import { startTest } from '@firstlight/contract/trials/feedback/tests.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

/** The way to a new version, straight from the news of it. */
export function useRetest(projectId: string) {
  return useMutation({ mutationFn: () => call(startTest, { projectId }) });
}
