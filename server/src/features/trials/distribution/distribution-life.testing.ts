import { randomUUID } from 'node:crypto';
import { makeProject } from '../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { enrolOne } from './learn/enrolment.queries.ts';
import { insertOffers } from './run/offers.queries.ts';

/** Is in the pool, was offered a project and skips it with a note. */
export async function live({ world, ask, person: { id }, neighbour }: LifeSoFar): Promise<void> {
  const { db } = world.database;
  const projectId = await makeProject(world, neighbour.id);
  await enrolOne(db, 0.5, id);
  const offer = { testerId: id, projectId, chance: 0.2, attempt: 1 } as const;
  await insertOffers(db, [offer], { runId: randomUUID(), now: world.clock.now });
  await ask('POST', `/api/projects/${projectId}/skips`, { reason: 'other', note: 'Not on a phone.' });
  await publishAll(world);
}
