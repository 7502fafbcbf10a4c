import { endpoint } from '@firstlight/contract/endpoint.ts';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from '../../../../core/http/route.ts';
import { readRevocation } from '../../../../core/revocation.ts';
import { routes } from '../../../../main/registries.ts';
import { createAuthenticator } from '../../../../testing/people/authenticator.ts';
import { addPasskey } from '../../../../testing/people/passkeys.ts';
import { acceptTerms, maya, post, signIn, verifiedPerson } from '../../../../testing/people/people.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { grantAdmin } from '../grant-admin.ts';

const count = endpoint({
  name: 'things.count',
  method: 'GET',
  path: '/api/admin/things',
  summary: 'Counts things, for admins.',
  access: 'admin',
  status: 200,
  response: z.object({ things: z.int() }),
});

let world: World;
let app: FastifyInstance;
let cookie: string;

beforeAll(async () => {
  world = await testWorld();
  world.jobCtx.takeLimit = async () => undefined;
  app = await world.app({
    routes: [...routes, route(count, async () => ({ things: 3 }))],
    takeLimit: async () => undefined,
    config: { LIMIT_FACTOR: 1000 },
  });
  await verifiedPerson(world, app);
  cookie = await signIn(app);
});
afterAll(() => world.close());
beforeEach(() => grantAdmin(world.ctx, { username: maya.username, isGranted: false }));

const answerTo = async (headers = {}) =>
  (await app.inject({ url: '/api/admin/things', headers })).json().error?.code ?? 'answered';
const me = async () => (await app.inject({ url: '/api/me', headers: { cookie } })).json();

it('is what an admin’s endpoint asks for, after everything a member’s asks for', async () => {
  expect(await answerTo()).toBe('accounts.signed_out');
  expect(await answerTo({ cookie })).toBe('accounts.terms_required');
  await acceptTerms(app, cookie);
  expect(await answerTo({ cookie })).toBe('accounts.admins_only');
  expect(await me()).toMatchObject({ role: 'both', admin: false });

  expect(await grantAdmin(world.ctx, { username: maya.username, isGranted: true })).toEqual(
    expect.any(String),
  );
  expect(await answerTo({ cookie })).toBe('accounts.second_step_needed');
  expect(await me()).toMatchObject({ admin: false, adminWaits: 'second_step' });
  const added = await addPasskey(app, cookie, createAuthenticator());
  expect(await answerTo({ cookie })).toBe('answered');
  expect(await me()).toMatchObject({ role: 'both', admin: true });

  const url = `/api/me/passkeys/${added.json().id}`;
  await app.inject({ method: 'DELETE', url, headers: { cookie } });
  expect(await answerTo({ cookie })).toBe('accounts.second_step_needed');
  await grantAdmin(world.ctx, { username: maya.username, isGranted: false });
  expect(await answerTo({ cookie })).toBe('accounts.admins_only');
});

it('is in force with a second factor that was confirmed, and not with one that was only begun', async () => {
  await grantAdmin(world.ctx, { username: maya.username, isGranted: true });
  await post(app, '/api/me/second-factor', {}, { cookie });
  expect(await answerTo({ cookie })).toBe('accounts.second_step_needed');
  await world.database.db.updateTable('secondFactors').set({ confirmedAt: world.clock.now }).execute();
  expect(await answerTo({ cookie })).toBe('answered');
  expect(await me()).toMatchObject({ admin: true, adminWaits: null });
  await world.database.db.deleteFrom('secondFactors').execute();
});

it('ends live connections, which were let in with the old standing', async () => {
  const client = await world.database.pool.connect();
  const heard: string[] = [];
  client.on('notification', ({ payload = '' }) => void heard.push(payload));
  await client.query('listen revocations');
  await grantAdmin(world.ctx, { username: maya.username, isGranted: true });
  await client.query('select 1');
  client.release(true);
  expect(heard.map(readRevocation)).toEqual([{ userId: (await me()).id }]);
});

it('goes to nobody when nobody has the username', async () => {
  expect(await grantAdmin(world.ctx, { username: 'somebody', isGranted: true })).toBeNull();
});

it('can be asked for in no body: no field of any endpoint has its name, and no role is called so', async () => {
  const fields = endpoints.flatMap(({ body, query, params }) =>
    [body, query, params].flatMap((part) => Object.keys(part?.shape ?? {})),
  );
  expect(fields.filter((field) => /admin/i.test(field))).toEqual([]);
  const account = { ...maya, username: 'mallory', email: 'mallory@example.org', language: 'en' };
  for (const wish of [{ role: 'admin' }, { role: 'both', admin: true }, { role: 'both', isAdmin: true }]) {
    expect((await post(app, '/api/accounts', { ...account, ...wish })).statusCode).toBe(400);
  }
  const { rows } = await sql<{ roles: string }>`select enum_range(null::account_role)::text as roles`.execute(
    world.database.db,
  );
  expect(rows[0]?.roles).not.toContain('admin');
});
