import { makePerson } from '../../../testing/people/makers-and-testers.ts';
import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { keepLeavers } from './leavers.queries.ts';

const form = { name: 'Round table', description: '', categories: ['local'], visibility: 'public' };

/** Asks for a round in one’s own group and opens it, and says something in another’s that is open still. */
export async function live({
  world,
  person,
  ask,
  askAs,
  ownProject,
  theirProject,
  neighbour,
}: LifeSoFar): Promise<void> {
  const others = [];
  for (let count = 0; count < 8; count += 1) others.push(await makePerson(world, `rounding_${count}`));
  const own = (await ask('POST', '/api/groups', form)).json().id;
  const maker = askAs(neighbour.cookie);
  for (const who of [maker, ...others.map(({ cookie }) => askAs(cookie))])
    await who('PUT', `/api/groups/${own}/membership`);
  for (const [who, projectId] of [
    [ask, ownProject],
    [maker, theirProject],
  ] as const) {
    await who('PUT', `/api/groups/${own}/projects/${projectId}`);
    const { id } = (await who('POST', `/api/groups/${own}/rounds`, { projectId })).json();
    await ask('PUT', `/api/rounds/${id}/opening`, { days: 3 });
  }
  // As whoever has left and is still waited for.
  await keepLeavers(world.database.db, { groupId: own, userIds: [person.id] });
}
