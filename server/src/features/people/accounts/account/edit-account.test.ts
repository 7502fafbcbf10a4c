import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, codeOf, memberOf } from '../../../../testing/people/members.ts';
import { testWorld, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let maya: Browser;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app({ config: { LIMIT_FACTOR: 1000 } });
  maya = await memberOf(world, app);
});
afterAll(() => world.close());

const edit = (changes: object) => maya.ask('PATCH', '/api/me', changes);

it('changes what is given and leaves the rest', async () => {
  const before = (await maya.ask('GET', '/api/me')).json();
  expect(before).toMatchObject({ shortcuts: true, motion: 'system', avatar: null });
  expect((await edit({ role: 'tester' })).json()).toEqual({ ...before, role: 'tester' });
  const all = { name: 'Maya R.', language: 'fr', shortcuts: false, motion: 'reduced' };
  expect((await edit(all)).json()).toEqual({ ...before, role: 'tester', ...all });
  expect((await edit({})).json()).toEqual({ ...before, role: 'tester', ...all });
});

it.each([
  { name: '   ' },
  { name: 'x'.repeat(51) },
  { role: 'admin' },
  { language: 'de' },
  { motion: 'wild' },
  { shortcuts: 'no' },
  { username: 'other' },
  { email: 'other@example.org' },
  { passwordHash: 'x' },
])('refuses %j', async (changes) => {
  expect(codeOf(await edit(changes))).toBe('request.invalid');
});

it('leaves the suspended their language and comfort, and gives them no new name or role', async () => {
  const stand = (standing: string) =>
    world.database.pool.query('update users set standing = $1 where id = $2', [standing, maya.userId]);
  await stand('suspended');
  expect(codeOf(await edit({ name: 'Somebody else', language: 'en' }))).toBe('accounts.suspended');
  expect(codeOf(await edit({ role: 'tester' }))).toBe('accounts.suspended');
  expect((await maya.ask('GET', '/api/me')).json()).toMatchObject({ name: 'Maya R.', language: 'fr' });
  expect((await edit({ language: 'en', motion: 'full' })).json()).toMatchObject({ language: 'en' });
  await stand('good');
});

it('is for members: nobody signed out, and nobody before the terms', async () => {
  const guest = await app.inject({ method: 'PATCH', url: '/api/me', payload: { name: 'Nobody' } });
  expect(codeOf(guest)).toBe('accounts.signed_out');
  await world.database.db.deleteFrom('termsAcceptances').execute();
  expect(codeOf(await edit({ name: 'Early' }))).toBe('accounts.terms_required');
});
