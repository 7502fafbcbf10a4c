import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { grantBadges, replaceSteps } from './merits.queries.ts';

/** Stores what the jobs would find after some weeks. */
export async function live({ world, person: { id } }: LifeSoFar): Promise<void> {
  const { db } = world.database;
  await replaceSteps(db, [id], [{ id, counter: 'feedbacksShared', step: 5 }]);
  await grantBadges(db, [{ id, levels: { explorer: 1 } }], world.clock.now);
}
