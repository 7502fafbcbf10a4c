import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, type World } from '../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let owner: TestPerson;
beforeAll(async () => {
  world = await testWorld();
  app = await world.app({ config: { LIMIT_FACTOR: 10_000 } });
  owner = await makePerson(world, 'owner');
});
afterAll(() => world.close());

const at = (projectId: string, kind = '') => `/api/projects/${projectId}/reactions${kind && `/${kind}`}`;
const ask = async (person: TestPerson | undefined, method: 'GET' | 'PUT' | 'DELETE', url: string) =>
  (await app.inject({ method, url, headers: person ? { cookie: person.cookie } : {} })).json();
const none = { thumb: 0, heart: 0, rocket: 0, bulb: 0, thinking: 0 };

it('is there once however often it is given, and gone once it is taken back', async () => {
  const project = await makeProject(world, owner.id);
  expect(await ask(undefined, 'GET', at(project))).toEqual({ counts: none, mine: [] });
  await ask(owner, 'PUT', at(project, 'rocket'));
  const given = { counts: { ...none, rocket: 1 }, mine: ['rocket'] };
  expect(await ask(owner, 'PUT', at(project, 'rocket'))).toEqual(given);
  expect(await ask(undefined, 'GET', at(project))).toEqual({ ...given, mine: [] });
  await ask(owner, 'DELETE', at(project, 'rocket'));
  expect(await ask(owner, 'DELETE', at(project, 'rocket'))).toEqual({ counts: none, mine: [] });
});

it('tells others that something changed, only when it did', async () => {
  const project = await makeProject(world, owner.id);
  const before = world.happened.pushes.length;
  for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'] as const)
    await ask(owner, method, at(project, 'bulb'));
  expect(world.happened.pushes.slice(before)).toHaveLength(2);
});

it('may be one of five and no other', async () => {
  const project = await makeProject(world, owner.id);
  expect((await ask(owner, 'PUT', at(project, 'poop'))).error.code).toBe('request.invalid');
});

it('of a limited person is seen and counted for themselves alone', async () => {
  const project = await makeProject(world, owner.id);
  const limited = await makePerson(world, 'limited', { standing: 'limited' });
  const own = await ask(limited, 'PUT', at(project, 'heart'));
  expect(own).toEqual({ counts: { ...none, heart: 1 }, mine: ['heart'] });
  expect((await ask(owner, 'GET', at(project))).counts).toEqual(none);
  expect(await ask(limited, 'DELETE', at(project, 'heart'))).toEqual({ counts: none, mine: [] });
});

it('of somebody who is suspended while it is on its way does not count', async () => {
  const project = await makeProject(world, owner.id);
  const person = await makePerson(world, 'hasty');
  const sanction = await world.database.pool.connect();
  await sanction.query('begin');
  await sanction.query('select from users where id = $1 for update', [person.id]);
  const given = ask(person, 'PUT', at(project, 'heart'));
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await world.database.pool.query(waiting)).rows.length === 0);
  await sanction.query(`update users set standing = 'suspended' where id = $1`, [person.id]);
  await sanction.query('commit');
  sanction.release();
  await given;
  expect((await ask(owner, 'GET', at(project))).counts).toEqual(none);
});
