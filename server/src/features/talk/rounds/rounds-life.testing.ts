import { makePerson } from '../../../testing/people/makers-and-testers.ts';
import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { authorTag, pairTag } from '../../trials/feedback/author-tags.ts';
import { insertDuties, letRest } from './circles/duties.queries.ts';
import { insertEntry } from './circles/entries.queries.ts';
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
  await ask('POST', `/api/groups/${own}/circles`, { days: 7 });
  await inCircle({ world, person, ownProject }, own);
  // As whoever has left and is still waited for.
  await keepLeavers(world.database.db, { groupId: own, userIds: [person.id] });
}

/** As one who is in a circle that runs, is to test a project in it, and gave too little in one before. */
async function inCircle(
  { world, person, ownProject: projectId }: Pick<LifeSoFar, 'world' | 'person' | 'ownProject'>,
  groupId: string,
): Promise<void> {
  const { db } = world.database;
  const { vault } = world.jobCtx;
  const { rows } = await world.database.pool.query('select id from circles where group_id = $1', [groupId]);
  const [circleId, enteredAt] = [rows[0].id, world.clock.now];
  await insertEntry(db, { circleId, userId: person.id, projectId, enteredAt });
  const { rows: rounds } = await world.database.pool.query(
    'update rounds set circle_id = $1 where group_id = $2 and project_id <> $3 returning id, project_id',
    [circleId, groupId, projectId],
  );
  for (const { id, project_id } of rounds)
    await insertDuties(db, [{ roundId: id, pairTag: pairTag(vault, person.id, project_id), isSpare: false }]);
  await letRest(db, [authorTag(vault, person.id)], new Date(enteredAt.getTime() + 86_400_000));
}
