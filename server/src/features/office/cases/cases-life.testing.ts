import { randomUUID } from 'node:crypto';
import { makeCase } from '../../../testing/make-case.ts';
import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { personTag } from '../../people/accounts/person-tag.ts';
import { unmaskedPlace } from './unmasking/unmaskings.queries.ts';

/** Each reports the other's project; what one of them reported is found to be no violation, and they ask for a review. Two admins saw their name. */
export async function live(life: LifeSoFar): Promise<void> {
  const { world, ask, answer, ownProject, theirProject } = life;
  const report = { kind: 'project', reason: 'copied_work', isIllegal: false };
  const receipt = await ask('POST', '/api/reports', {
    ...report,
    address: theirProject,
    body: 'It is my till, with other paint.',
  });
  const { id } = receipt.json();
  await world.database.pool.query(
    `with decided as (update reports set state = 'rejected' where id = $1 returning case_id)
     update cases set state = 'closed', outcome = 'no_violation', decided_at = $2, closed_at = $2
     from decided where cases.id = decided.case_id`,
    [id, world.clock.now],
  );
  await ask('POST', `/api/me/reports/${id}/review`, { body: 'Look at the drawer, it is mine too.' });
  await answer('POST', '/api/reports', { ...report, address: ownProject, body: 'I have seen this before.' });
  await unmask(life);
}

async function unmask({ world, person, neighbour }: LifeSoFar): Promise<void> {
  const { db } = world.database;
  const [id, now] = [randomUUID(), world.clock.now];
  const { vault } = world.engines;
  await db
    .insertInto('unmaskings')
    .values({
      id,
      caseId: await makeCase(world),
      state: 'agreed',
      ground: 'ring',
      isSecret: false,
      askedBy: randomUUID(),
      askedAt: now,
      answeredBy: neighbour.id,
      answeredAt: now,
      person: await vault.seal(db, unmaskedPlace(id), person.id),
      personTag: personTag(vault, person.id),
      seenUntil: now,
      toldAt: now,
    })
    .execute();
}
