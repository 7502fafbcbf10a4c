import type { LifeSoFar } from '../../../testing/whole-life.ts';

/** Both like the same project. */
export async function live({ ask, answer, theirProject }: LifeSoFar): Promise<void> {
  for (const like of [ask, answer]) await like('PUT', `/api/projects/${theirProject}/reactions/heart`);
}
