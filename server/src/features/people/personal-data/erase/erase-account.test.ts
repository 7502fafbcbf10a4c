import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobs } from '../../../../main/registries.ts';
import {
  maya,
  memberCookie,
  post,
  signIn,
  signUp,
  verifiedPerson,
} from '../../../../testing/people/people.ts';
import { randomAddress, testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { sendMessage } from '../../../outreach/contact/send-message.ts';
import {
  buildExportJob,
  finishErasureJob,
  mailFarewellJob,
  removeExpiredJob,
} from '../personal-data.jobs.ts';

let world: World;
let app: FastifyInstance;
let cookie: string;

beforeAll(async () => {
  world = await testWorld();
  // Ids and addresses repeat from one test world to the next, and the counts in Redis would add up.
  world.jobCtx.takeLimit = async () => undefined;
  app = await world.app(unlimited);
});
afterAll(() => world.close());

beforeEach(async () => {
  for (const table of ['users', 'exports', 'farewells', 'retiredUsernames', 'contactMessages'] as const) {
    await world.database.db.deleteFrom(table).execute();
  }
  await verifiedPerson(world, app);
  cookie = await memberCookie(app);
  world.happened.jobs.length = 0;
  world.happened.mails.length = 0;
});

const erase = (body = { username: maya.username, password: maya.password }) =>
  post(app, '/api/me/erasure', body, { cookie });
const finish = () =>
  finishErasureJob.run(
    world.jobCtx,
    world.happened.jobs.find(({ name }) => name === finishErasureJob.name)?.payload,
  );
const me = async (as = cookie) => (await app.inject({ url: '/api/me', headers: { cookie: as } })).json();
const count = async (table: 'users' | 'sessions' | 'farewells' | 'exports' | 'idempotencyKeys') =>
  (
    await world.database.db
      .selectFrom(table)
      .select('ctid' as never)
      .execute()
  ).length;

it('needs the username, typed, and the password', async () => {
  const wrongName = await erase({ username: 'somebody', password: maya.password });
  expect(wrongName.json().error).toMatchObject({ code: 'request.invalid', fields: ['username'] });
  const wrongPassword = await erase({ username: maya.username, password: 'not it' });
  expect(wrongPassword.json().error).toMatchObject({ code: 'accounts.wrong_password' });
  expect(await me()).toMatchObject({ username: maya.username });
});

it('counts each try at the password, as every form that asks for it does', async () => {
  const taken: string[] = [];
  const counting = await world.app({
    takeLimit: async (name) => void taken.push(name),
    config: { LIMIT_FACTOR: 1000 },
  });
  await post(counting, '/api/me/erasure', { username: maya.username, password: 'not it' }, { cookie });
  expect(taken).toEqual(['accounts.password']);
});

it('ends every session at once, and forgets the account', async () => {
  const elsewhere = await signIn(app);
  const answer = await erase();
  expect(answer.statusCode).toBe(204);
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
  expect([await me(), await me(elsewhere)]).toEqual([null, null]);
  expect(await count('sessions')).toBe(0);
  await finish();
  expect(await count('users')).toBe(0);
});

it('the erasure continues an hour later if its job was lost', async () => {
  await erase();
  const today = world.clock.now;
  world.clock.now = new Date(today.getTime() + 61 * 60 * 1000);
  await removeExpiredJob.run(world.jobCtx, {});
  world.clock.now = today;
  expect(await count('users')).toBe(0);
});

it('the API refuses a session that was opened while the account ended', async () => {
  const { id } = await world.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const session = await world.database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  await erase();
  await world.database.db
    .insertInto('sessions')
    .values({ ...session, userId: id })
    .execute();
  expect(await me()).toBe(null);
});

it('sends one last mail, then forgets the address too', async () => {
  await erase();
  const farewell = world.happened.jobs.find(({ name }) => name === mailFarewellJob.name);
  expect(JSON.stringify(world.happened.jobs)).not.toContain('maya');
  await mailFarewellJob.run(world.jobCtx, farewell?.payload);
  await mailFarewellJob.run(world.jobCtx, farewell?.payload);
  expect(world.happened.mails).toHaveLength(1);
  expect(world.happened.mails[0]).toMatchObject({ to: maya.email, subject: 'Your account has been deleted' });
  expect(await count('farewells')).toBe(0);
});

it('forgets the address after a day even where no mail server would take the mail', async () => {
  await erase();
  const today = world.clock.now;
  world.clock.now = new Date(today.getTime() + 25 * 60 * 60 * 1000);
  await removeExpiredJob.run(world.jobCtx, {});
  world.clock.now = today;
  expect(await count('farewells')).toBe(0);
});

it('stops the mails that were still to go to that address', async () => {
  await post(app, '/api/password-resets', { email: maya.email });
  const { email } = maya;
  const ctx = { ...world.ctx, actor: { kind: 'guest' as const, address: randomAddress() } };
  await sendMessage(ctx, { topic: 'other', email, message: 'Goodbye to all of you.', language: 'en' });
  const pending = world.happened.jobs.splice(0);
  await erase();
  for (const { name, payload } of pending) {
    await jobs.find((job) => job.name === name)?.run(world.jobCtx, payload);
  }
  expect(pending.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['accounts.mail-reset', 'contact.mail-receipt']),
  );
  expect(world.happened.mails.filter(({ to }) => to === email)).toEqual([]);
});

it('retires the username for half a year, and frees the address at once', async () => {
  await erase();
  const isFree = async () => (await app.inject(`/api/usernames/${maya.username}`)).json().available;
  expect(await isFree()).toBe(false);
  expect((await signUp(app)).json().error.code).toBe('accounts.username_taken');
  expect((await signUp(app, { ...maya, username: 'maya_again' })).statusCode).toBe(202);
  await finish();
  expect(await count('users')).toBe(1);

  const today = world.clock.now;
  world.clock.now = new Date(today.getTime() + 180 * 24 * 60 * 60 * 1000);
  expect(await isFree()).toBe(true);
  world.clock.now = today;
});

it('takes the archives along, also one that is just being written', async () => {
  await post(app, '/api/me/export', {}, { cookie });
  const [job] = world.happened.jobs.splice(0);
  const { fileKey } = await world.database.db
    .selectFrom('exports')
    .select('fileKey')
    .executeTakeFirstOrThrow();
  const slow = {
    ...world.engines.files,
    async put(...given: Parameters<typeof world.engines.files.put>) {
      await world.engines.files.put(...given);
      await erase();
    },
  };
  await buildExportJob.run({ ...world.jobCtx, files: slow }, job?.payload);
  expect(await world.engines.files.exists(fileKey)).toBe(false);

  const today = world.clock.now;
  world.clock.now = new Date(today.getTime() + 61 * 60 * 1000);
  await removeExpiredJob.run(world.jobCtx, {});
  world.clock.now = today;
  expect(await count('exports')).toBe(0);
});

it('removes a finished archive with the first job that follows', async () => {
  await post(app, '/api/me/export', {}, { cookie });
  await buildExportJob.run(world.jobCtx, world.happened.jobs.splice(0)[0]?.payload);
  const { fileKey } = await world.database.db
    .selectFrom('exports')
    .select('fileKey')
    .executeTakeFirstOrThrow();
  expect(await world.engines.files.exists(fileKey)).toBe(true);
  await erase();
  expect(world.happened.jobs.map(({ name }) => name)).toContain(removeExpiredJob.name);
  await removeExpiredJob.run(world.jobCtx, {});
  expect(await world.engines.files.exists(fileKey)).toBe(false);
});

it('asked for twice at once happens once, with one last mail', async () => {
  const answers = await Promise.all([erase(), erase()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401]);
  expect(await count('farewells')).toBe(1);
});

it('leaves the team what it was told, for as long as the privacy notice says, without a way back', async () => {
  const { email } = maya;
  await sendMessage(world.ctx, { topic: 'other', email, message: 'Goodbye to all of you.', language: 'en' });
  await erase();
  const { db } = world.database;
  expect(await db.selectFrom('contactMessages').select('isMuted').execute()).toEqual([{ isMuted: true }]);
  expect(await db.selectFrom('contactAddresses').selectAll().execute()).toEqual([]);
});
