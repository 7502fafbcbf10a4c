import { hostileNames, hostileProjectNames } from '@firstlight/contract/text/hostile-names.testing.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, codeOf, memberOf } from './testing/people/members.ts';
import { tidepool } from './testing/projects/projects.ts';
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
