import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { grantBadges, saveSteps } from './merits.queries.ts';

/** What the nights would find after some weeks. */
export async function live({ world, person: { id } }: LifeSoFar): Promise<void> {
  const { db } = world.database;
  await saveSteps(db, [{ id, counter: 'feedbacksShared', step: 5 }], world.clock.now);
  await grantBadges(db, [{ id, levels: { explorer: 1 } }], world.clock.now);
}
