import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../testing/world.ts';
import type { RoundPeople } from './rounds.testing.ts';

interface Read {
  readers: readonly TestPerson[];
  testers: readonly TestPerson[];
  groupId: string;
  projectId: string;
}

const onProject = [
  '',
  '/feedback',
  '/skips',
  '/figures',
  '/notes.csv',
  '/validation',
  '/rounds',
  '/iterations',
];

/** All that anybody but the testers can read, and all that was told, of a project and of what a group does with it. */
export async function readAsOthers(
  world: World,
  ask: RoundPeople['ask'],
  { readers, testers, groupId, projectId }: Read,
): Promise<unknown> {
  const paths = [
    ...onProject.map((path) => `/api/projects/${projectId}${path}`),
    `/api/groups/${groupId}/rounds`,
    `/api/groups/${groupId}/circles`,
    `/api/groups/${groupId}/projects`,
    '/api/me/inbox',
    '/api/me/projects',
    '/api/notifications',
    ...testers.map(({ username }) => `/api/profiles/${username}`),
  ];
  const bodies = [];
  for (const path of paths)
    for (const who of [...readers, undefined])
      bodies.push((await ask(who, 'GET', path)).body.replace(/"requestId":"[^"]*"/, ''));
  const { events, pushes } = world.happened;
  const { db } = world.database;
  const stats = await db.selectFrom('projectStats').selectAll().where('projectId', '=', projectId).execute();
  const needs = await db.selectFrom('projectNeeds').selectAll().where('projectId', '=', projectId).execute();
  return { bodies, stats, needs, events: [...events], pushes: [...pushes] };
}
