import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let creator: TestPerson;
let projectId: string;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  creator = await makePerson(world, 'creator', { role: 'creator' });
  projectId = await makeProject(world, (await makePerson(world, 'maker')).id);
});
afterAll(() => world.close());

const ask = asker(() => app);

/** Everything that testers do and creators do not. */
function tries(): [Parameters<typeof ask>[1], string, object?][] {
  const visit = world.engines.newId();
  return [
    ['GET', '/api/feed'],
    ['GET', `/api/feed/fresh?visit=${visit}`],
    ['POST', '/api/feed/shown', { visit, projectIds: [projectId] }],
    ['POST', `/api/projects/${projectId}/skips`, { reason: 'other', note: 'Not for me.' }],
    ['POST', `/api/projects/${projectId}/feedback`, { rating: 4, comment: 'I would have liked to say so.' }],
  ];
}

async function answers(): Promise<(string | number)[]> {
  const given: (string | number)[] = [];
  for (const [method, url, payload] of tries()) {
    const answer = await ask(creator, method, url, payload);
    given.push(answer.statusCode < 400 ? 'done' : answer.json().error.code);
  }
  return given;
}

it('feed, skip and feedback are refused to whoever only makes projects, until they say that they want to test', async () => {
  expect(new Set(await answers())).toEqual(new Set(['accounts.creator_role']));
  const left = await world.database.pool.query(
    'select (select count(*) from skips) + (select count(*) from feedback) + (select count(*) from hidden.feed_visits) as rows',
  );
  expect(left.rows).toEqual([{ rows: '0' }]);

  expect((await ask(creator, 'PATCH', '/api/me', { role: 'both' })).statusCode).toBe(200);
  // Whoever has just skipped may still give feedback.
  expect(new Set(await answers())).toEqual(new Set(['done']));
});
