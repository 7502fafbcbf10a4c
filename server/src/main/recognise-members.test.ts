import { randomBytes } from 'node:crypto';
import { limits } from '@firstlight/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionCookie } from '../features/people/accounts/session-cookie.ts';
import { memberOf, tom } from '../testing/people/members.ts';
import { hearStatements } from '../testing/processes/hear-statements.ts';
import { randomAddress, testWorld, type World } from '../testing/world.ts';

const [{ count }] = limits['api.unknown-session'].windows;
const heard = hearStatements();
let world: World;
let app: FastifyInstance;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app();
});
afterAll(async () => {
  heard.stop();
  await world.close();
});

const lookUps = () => heard.asked().filter(({ text }) => text.includes('find-live-session')).length;
const asking = async (cookie: string, remoteAddress: string) =>
  (await app.inject({ url: '/api/me', headers: { cookie }, remoteAddress })).statusCode;
const madeUp = () =>
  sessionCookie(randomBytes(32).toString('base64url'), world.engines.config.APP_ORIGIN).split(';')[0] ?? '';

it('buys a thousand made-up cookies of one address no more look-ups than its allowance', async () => {
  const address = randomAddress();
  heard.anew();
  const statuses: number[] = [];
  for (let sent = 0; sent < 1_000; sent += 1) statuses.push(await asking(madeUp(), address));
  expect(lookUps()).toBeLessThanOrEqual(count);
  expect(statuses.at(-1)).toBe(429);
});

it('looks nothing up for what cannot be a cookie of ours', async () => {
  heard.anew();
  const name = madeUp().split('=')[0];
  for (const value of ['', 'x', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}.`, "' or 1=1 --"]) {
    expect(await asking(`${name}=${value}`, randomAddress())).toBe(200);
  }
  expect(lookUps()).toBe(0);
});

it('lets somebody go on who was seen at work, whatever is made up at their address', async () => {
  const address = randomAddress();
  const { cookie } = await memberOf(world, app);
  const newcomer = await memberOf(world, app, tom);
  expect(await asking(cookie, address)).toBe(200);
  while ((await asking(madeUp(), address)) !== 429);
  expect(await asking(cookie, address)).toBe(200);
  expect(await asking(newcomer.cookie, address)).toBe(429);
  expect(await asking(newcomer.cookie, randomAddress())).toBe(200);
});

it('counts a cookie whose session has ended as made up from then on', async () => {
  const address = randomAddress();
  const leaver = await memberOf(world, app, { ...tom, username: 'leaver', email: 'leaver@example.org' });
  expect(await asking(leaver.cookie, address)).toBe(200);
  await world.database.pool.query('delete from sessions where user_id = $1', [leaver.userId]);
  heard.anew();
  const statuses: number[] = [];
  for (let sent = 0; sent < 2 * count; sent += 1) statuses.push(await asking(leaver.cookie, address));
  expect(statuses.at(-1)).toBe(429);
  expect(lookUps()).toBeLessThanOrEqual(count + 1);
});
