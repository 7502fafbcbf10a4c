import type { LifeSoFar } from '../../../testing/whole-life.ts';

/** Each blocks the other. */
export async function live({ ask, answer, person, neighbour }: LifeSoFar): Promise<void> {
  await ask('PUT', `/api/me/blocks/${neighbour.username}`);
  await answer('PUT', `/api/me/blocks/${person.username}`);
}
