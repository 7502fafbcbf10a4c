import { accountRules } from '@firstlight/contract/rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Browser, codeOf, memberOf, tom } from '../../../../testing/people/members.ts';
import { maya, signUp } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { accountJobs } from '../accounts.jobs.ts';

const dayMs = 24 * 60 * 60 * 1000;

let world: World;
let app: FastifyInstance;
let asMaya: Browser;
let asTom: Browser;

beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.db.deleteFrom('users').execute();
  await world.database.db.deleteFrom('retiredUsernames').execute();
  app = await world.app(unlimited);
  asMaya = await memberOf(world, app);
  asTom = await memberOf(world, app, tom);
});

const rename = ({ ask }: Browser, username: string) => ask('PUT', '/api/me/username', { username });
const isFree = async ({ ask }: Browser, username: string) =>
  (await ask('GET', `/api/usernames/${username}`)).json().available;

it('gives the new name and shows it at once', async () => {
  const answer = await rename(asMaya, 'maya_makes');
  expect(answer.json()).toMatchObject({ username: 'maya_makes', name: maya.name });
  expect((await asTom.ask('GET', '/api/profiles/maya_makes')).statusCode).toBe(200);
});

it('answers the old name like any unknown one', async () => {
  await rename(asMaya, 'maya_makes');
  const [old, unknown] = await Promise.all([
    asTom.ask('GET', '/api/profiles/maya'),
    asTom.ask('GET', '/api/profiles/nobody_ever'),
  ]);
  const said = (answer: typeof old) => ({
    status: answer.statusCode,
    ...answer.json().error,
    requestId: '',
  });
  expect(said(old)).toEqual(said(unknown));
  expect(codeOf(old)).toBe('profiles.not_found');
});

it('keeps the old name from everybody else, and says so while they type', async () => {
  await rename(asMaya, 'maya_makes');
  expect(await isFree(asTom, 'maya')).toBe(false);
  expect(codeOf(await rename(asTom, 'maya'))).toBe('accounts.username_taken');
  const newcomer = await signUp(app, { ...maya, email: 'another-maya@example.org' });
  expect(codeOf(newcomer)).toBe('accounts.username_taken');
  expect((await asTom.ask('GET', '/api/me')).json().username).toBe('tom');
});

it('gives an old name back to whoever had it', async () => {
  await rename(asMaya, 'maya_makes');
  expect(await isFree(asMaya, 'maya')).toBe(true);
  expect((await rename(asMaya, 'maya')).json().username).toBe('maya');
  expect(await isFree(asTom, 'maya_makes')).toBe(false);
  expect(await isFree(asTom, 'maya')).toBe(false);
});

it('lets a name go after its time', async () => {
  const start = world.clock.now;
  await rename(asMaya, 'maya_makes');
  world.clock.now = new Date(start.getTime() + accountRules.usernameReservedDays * dayMs - 1000);
  const forget = accountJobs.find(({ name }) => name === 'accounts.forget-ended');
  await forget?.run(world.jobCtx, {});
  const kept = () => world.database.db.selectFrom('retiredUsernames').select('userId').execute();
  expect(await kept()).toEqual([{ userId: asMaya.userId }]);
  world.clock.now = new Date(start.getTime() + accountRules.usernameReservedDays * dayMs);
  const again = await memberOf(world, app, { ...tom, username: 'tim', email: 'tim@example.org' });
  expect((await rename(again, 'maya')).json().username).toBe('maya');
  await forget?.run(world.jobCtx, {});
  expect(await kept()).toEqual([{ userId: again.userId }]);
  world.clock.now = start;
});

it('refuses a name somebody has, and leaves one’s own as it was', async () => {
  expect(codeOf(await rename(asMaya, 'tom'))).toBe('accounts.username_taken');
  expect((await asMaya.ask('GET', '/api/me')).json().username).toBe('maya');
  expect((await rename(asMaya, 'maya')).statusCode).toBe(200);
  expect(await isFree(asMaya, 'maya')).toBe(true);
});

it('gives a name to one of many who ask for it at once, also while its owner gives it up', async () => {
  const answers = await Promise.all([
    rename(asMaya, 'maya_makes'),
    ...Array.from({ length: 8 }, () => rename(asTom, 'maya')),
  ]);
  expect(answers[0]?.statusCode).toBe(200);
  expect(answers.slice(1).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(409));
  const contested = await Promise.all([rename(asMaya, 'golden'), rename(asTom, 'golden')]);
  expect(contested.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

it('counts against its owner’s allowance, since each one keeps a name from others', async () => {
  const taken: [string, string][] = [];
  const limited = await world.app({
    config: { LIMIT_FACTOR: 1000 },
    takeLimit: async (name, key) => void taken.push([name, key]),
  });
  const sam = await memberOf(world, limited, { ...tom, username: 'sam', email: 'sam@example.org' });
  await rename(sam, 'samuel');
  expect(taken).toEqual([['accounts.rename', sam.userId]]);
});
