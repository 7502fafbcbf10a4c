import { limits } from '@firstlight/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, codeOf, memberOf } from '../../../../testing/people/members.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';

const [{ count }] = limits['feed.order'].windows;
let world: World;
let app: FastifyInstance;
let reader: Browser;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app();
  reader = await memberOf(world, app);
  await newProject(world, await newMember(world, 'maker'));
  await reader.ask('PATCH', '/api/me/profile', { interests: ['finance'] });
});
afterAll(() => world.close());

it('keeps no more new orders of the feed than the allowance, and goes on showing the last one', async () => {
  const codes: number[] = [];
  for (let time = 0; time < count + 10; time += 1) {
    codes.push((await reader.ask('GET', '/api/feed?anew=true')).statusCode);
  }
  expect(codes.filter((code) => code === 200)).toHaveLength(count);
  const { rows } = await world.database.pool.query('select count(*)::int as count from hidden.feed_visits');
  expect(rows).toEqual([{ count }]);
  expect(codeOf(await reader.ask('GET', '/api/feed?anew=true'))).toBe('request.too_many');
  const unheardOf = `/api/feed?visit=${world.engines.newId()}`;
  expect((await reader.ask('GET', unheardOf)).json().visit).toEqual(expect.any(String));
  expect((await reader.ask('GET', '/api/feed')).json().visit).toEqual(expect.any(String));
});
