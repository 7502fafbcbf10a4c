import type { LifeSoFar } from '../../../testing/whole-life.ts';

/** Both hide the checklist of their first project. */
export async function live({ ask, answer }: LifeSoFar): Promise<void> {
  for (const hide of [ask, answer]) await hide('PUT', '/api/me/steps/checklist');
}
