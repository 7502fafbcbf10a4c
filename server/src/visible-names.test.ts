import { hostileNames, hostileProjectNames } from '@firstlight/contract/text/hostile-names.testing.ts';
import { personNameFault, projectNameFault } from '@firstlight/contract/text/visible-name.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mendPersonNames as mendNamesOfPeople } from './features/people/accounts/account/mend-person-names.ts';
import { mendProjectNames as mendNamesOfProjects } from './features/showcase/projects/names/mend-project-names.ts';
import { type Browser, codeOf, memberOf } from './testing/people/members.ts';
import { newMember, newProject, tidepool } from './testing/projects/projects.ts';
import { testWorld, type World } from './testing/world.ts';

let world: World;
let app: FastifyInstance;
let maya: Browser;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app({ config: { LIMIT_FACTOR: 1000 } });
  maya = await memberOf(world, app);
});
afterAll(() => world.close());

/** What PostgreSQL could have kept: neither NUL nor half a character, and no longer than the column. */
const storable = (name: string) => !name.includes('\0') && name.isWellFormed() && [...name].length <= 50;

it.each(Object.entries(hostileNames))('nobody can take a name with %s', async (_kind, names) => {
  const taken: string[] = [];
  for (const name of names) {
    if ((await maya.ask('PATCH', '/api/me', { name })).statusCode < 400) taken.push(name);
  }
  expect(taken).toEqual([]);
});

it.each(Object.entries(hostileProjectNames))('no project can get a name with %s', async (_kind, names) => {
  const taken: string[] = [];
  for (const name of names) {
    const answer = await maya.ask('POST', '/api/projects', { ...tidepool, name });
    if (answer.statusCode < 400) taken.push(name);
  }
  expect(taken).toEqual([]);
});

it('says where a name was refused', async () => {
  const answer = await maya.ask('PATCH', '/api/me', { name: 'Tester 4' });
  expect([answer.statusCode, codeOf(answer), answer.json().error.fields]).toEqual([
    400,
    'request.invalid',
    ['name'],
  ]);
});

it('keeps usernames with our own name from everybody', async () => {
  for (const username of ['firstlight', 'firstlight_team', 'f1rst_l1ght', 'the_firstlight']) {
    expect((await maya.ask('GET', `/api/usernames/${username}`)).json()).toEqual({ available: false });
    expect(codeOf(await maya.ask('PUT', '/api/me/username', { username }))).toBe('accounts.username_taken');
  }
});

it('mends names from before the rule, and only those', async () => {
  const { pool, db } = world.database;
  const names = Object.values(hostileNames).flat().filter(storable);
  const people = await Promise.all(names.map((_, at) => newMember(world, `older_${at}`)));
  for (const [at, { id }] of people.entries()) {
    await pool.query('update users set name = $1 where id = $2', [names[at], id]);
  }
  expect(await mendNamesOfPeople({ db })).toBe(names.length);
  const { rows } = await pool.query<{ name: string }>('select name from users');
  expect(rows.filter(({ name }) => personNameFault(name))).toEqual([]);
  const shown = new Set(rows.map(({ name }) => name.replace(/^older_\d+$/, 'a username')));
  expect([...shown]).toEqual(expect.arrayContaining(['Maya Roux', 'a username']));
  expect(await mendNamesOfPeople({ db })).toBe(0);
});

it('mends the names of projects from before the rule, and only those', async () => {
  const { pool, db } = world.database;
  const maker = await newMember(world, 'older_maker');
  const kept = await newProject(world, maker);
  const names = Object.values(hostileProjectNames)
    .flat()
    .filter((name) => storable(name) && [...name].length > 2);
  for (const name of names) {
    const id = await newProject(world, maker);
    await pool.query('update projects set name = $1 where id = $2', [name, id]);
  }
  expect(await mendNamesOfProjects({ db })).toBe(names.length);
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from projects');
  expect(rows.filter(({ name }) => projectNameFault(name))).toEqual([]);
  expect(rows.find(({ id }) => id === kept)?.name).toBe('Tidepool');
  expect(rows.map(({ name }) => name)).toContain('Untitled project');
});
