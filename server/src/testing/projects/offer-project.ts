import { randomUUID } from 'node:crypto';
import { takePlaces } from '../../features/trials/distribution/learn/testers.queries.ts';
import { insertOffers } from '../../features/trials/distribution/run/offers.queries.ts';
import type { World } from '../world.ts';

/** Asks somebody to look at a project, as a run would. */
export async function offerProject(
  { database, clock }: World,
  testerId: string,
  projectId: string,
): Promise<void> {
  const offer = { testerId, projectId, chance: 0.2, attempt: 1 } as const;
  await insertOffers(database.db, [offer], { runId: randomUUID(), now: clock.now });
  await takePlaces(database.db, new Map([[testerId, 1]]), clock.now);
}
