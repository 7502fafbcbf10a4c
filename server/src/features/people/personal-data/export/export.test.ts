import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PersonalTable } from '../../../../core/personal-part.ts';
import { personalParts } from '../../../../main/registries.ts';
import { maya, memberCookie, type Person, post, verifiedPerson } from '../../../../testing/people/people.ts';
import { readZip } from '../../../../testing/read-zip.ts';
import { liveWholeLife } from '../../../../testing/whole-life.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { sendMessage } from '../../../outreach/contact/send-message.ts';
import { grantAdmin } from '../../accounts/grant-admin.ts';
import { buildExportJob, mailExportJob, removeExpiredJob } from '../personal-data.jobs.ts';

const tom: Person = { ...maya, name: 'Tom Lefèvre', username: 'tom', email: 'tom@example.org' };

let world: World;
let app: FastifyInstance;
let cookie: string;
/** Ids repeat from one test world to the next, and the counts in Redis would add up. */
const taken: string[] = [];

beforeAll(async () => {
  world = await testWorld();
  world.jobCtx.takeLimit = async () => undefined;
  app = await world.app({
    takeLimit: async (name) => void taken.push(name),
    config: { LIMIT_FACTOR: 1000 },
  });
  for (const person of [maya, tom]) await verifiedPerson(world, app, person);
  cookie = await memberCookie(app, maya);
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.database.db.deleteFrom('exports').execute();
  world.happened.jobs.length = 0;
  world.happened.mails.length = 0;
});

const read = async (as = cookie) =>
  (await app.inject({ url: '/api/me/export', headers: { cookie: as } })).json();
const ask = (as = cookie) => post(app, '/api/me/export', {}, { cookie: as });
const download = (id: string, as = cookie) =>
  app.inject({ url: `/api/me/exports/${id}/file`, headers: { cookie: as } });

/** Does what a worker would do with the jobs written so far. */
async function work(): Promise<void> {
  for (const { name, payload } of world.happened.jobs.splice(0)) {
    const job = [buildExportJob, mailExportJob, removeExpiredJob].find((known) => known.name === name);
    await job?.run(world.jobCtx, payload);
  }
}

it('is prepared by a job, told by mail in the person’s language, and read by whoever asked for it', async () => {
  expect(await read()).toBeNull();
  const asked = await ask();
  expect(asked.statusCode).toBe(202);
  expect(taken.at(-1)).toBe('personal-data.export');
  expect(asked.json()).toMatchObject({ state: 'preparing', bytes: null, expiresAt: null });
  await work();

  const ready = await read();
  expect(ready).toMatchObject({ state: 'ready', expiresAt: '2026-11-23T10:00:00.000Z' });
  const file = await download(ready.id);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(ready.bytes),
    'content-disposition': 'attachment; filename="firstlight-2026-11-16.zip"',
    'cache-control': 'no-store',
  });
  expect(file.rawPayload).toHaveLength(ready.bytes);

  await work();
  const [mail] = world.happened.mails;
  expect(mail).toMatchObject({ to: maya.email, subject: 'Your data is ready' });
  expect(mail?.text).toContain('https://firstlight.example/settings/export');
  expect(mail?.text).not.toContain(ready.id);
});

it('holds every personal column of the person, readable, and nothing of anybody else', async () => {
  await sendMessage(world.ctx, {
    topic: 'question',
    email: maya.email,
    message: 'How do I post a project?',
    language: 'en',
  });
  await sendMessage(world.ctx, {
    topic: 'question',
    email: tom.email,
    message: 'A stranger’s question.',
    language: 'fr',
  });
  await post(app, '/api/password-resets', { email: maya.email });
  await grantAdmin(world.ctx, { username: maya.username, isGranted: true });
  await world.database.db
    .insertInto('mailTokens')
    .values({
      userId: await idOf(maya),
      purpose: 'reset',
      tokenHash: Buffer.from('canary of a secret'),
      emailIndex: Buffer.from('canary of an address'),
      expiresAt: world.clock.now,
    })
    .execute();
  cookie = await memberCookie(app, maya);
  const life = await liveWholeLife(world, app, { id: await idOf(maya), username: maya.username, cookie });
  world.happened.jobs.length = 0;
  await ask();
  await work();
  const files = readZip((await download((await read()).id)).rawPayload);

  const tables = personalParts.flatMap((part) => Object.values(part.tables) as PersonalTable<'users'>[]);
  for (const { file = '', columns } of tables.filter((table) => table.file)) {
    const [first] = JSON.parse(files.get(file)?.toString() ?? '[]');
    expect(first, `${file} has no row: give the person of this test one`).toBeDefined();
    const fields = Object.values(columns).flatMap((note) => (note.is === 'exported' ? [note.as] : []));
    expect(Object.keys(first).toSorted(), file).toEqual(fields.toSorted());
  }
  const json = (file: string) => JSON.parse(files.get(file)?.toString() ?? '');
  expect(json('account.json')).toMatchObject([
    { name: maya.name, username: maya.username, emailAddress: maya.email, role: 'both' },
  ]);
  expect(json('messages-to-the-team.json')).toMatchObject([
    { message: 'How do I post a project?', emailAddress: maya.email },
  ]);
  expect(json('projects.json')).toMatchObject([
    { projectId: life.ownProject, categories: ['local', 'finance'], name: 'Tidepool' },
  ]);
  // Her own words about their project; of theirs about hers, her mark alone.
  expect(json('feedback.json')).toMatchObject([
    { feedbackId: life.feedbackId, text: expect.stringContaining(life.theirProject), mark: null },
    { projectId: life.ownProject, text: null, rating: null, mark: 'helpful' },
  ]);
  const messages = json('messages-about-feedback.json').map(({ text }: { text: string }) => text);
  expect(messages.toSorted()).toEqual(['On a small phone.', 'Which page was it?']);
  expect([...files.keys()].filter((name) => name.startsWith('pictures/')).toSorted()).toEqual([
    'pictures/avatar.webp',
    `pictures/cover-of-${life.ownProject}.webp`,
    expect.stringMatching(/^pictures\/picture-[\da-f-]{36}\.webp$/),
  ]);
  expect(files.get('README.txt')?.toString()).toContain(`Your data at Firstlight, ${maya.name}`);
  const everything = Buffer.concat([...files.values()]).toString();
  for (const foreign of [
    tom.name,
    tom.email,
    'stranger',
    'canary',
    'scrypt',
    'neighbour@',
    'Foreign words',
  ]) {
    expect(everything).not.toContain(foreign);
  }
});

it('is one at a time: asking twice at once prepares one archive', async () => {
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(world.happened.jobs).toHaveLength(1);
});

it('does not exist for others, for guests, or after its days', async () => {
  await ask();
  await work();
  const { id } = await read();
  const other = await memberCookie(app, tom);
  expect((await download(id, other)).statusCode).toBe(404);
  expect(await read(other)).toBeNull();
  expect((await app.inject(`/api/me/exports/${id}/file`)).statusCode).toBe(401);

  const { fileKey } = await world.database.db
    .selectFrom('exports')
    .select('fileKey')
    .executeTakeFirstOrThrow();
  const today = world.clock.now;
  world.clock.now = new Date('2026-11-23T10:00:00.000Z');
  expect((await download(id)).statusCode).toBe(404);
  expect(await read()).toBeNull();
  await removeExpiredJob.run(world.jobCtx, {});
  expect(await world.engines.files.exists(fileKey)).toBe(false);
  expect(await world.database.db.selectFrom('exports').selectAll().execute()).toEqual([]);
  world.clock.now = today;
});

it('that fails says so, leaves no file, and can be asked for again', async () => {
  await ask();
  const files = { ...world.jobCtx.files, put: () => Promise.reject(new Error('the store is away')) };
  const [job] = world.happened.jobs.splice(0);
  await expect(buildExportJob.run({ ...world.jobCtx, files }, job?.payload)).rejects.toThrow(
    'the store is away',
  );
  expect(await read()).toMatchObject({ state: 'failed', bytes: null, expiresAt: null });

  world.clock.now = new Date(world.clock.now.getTime() + 1000);
  expect((await ask()).json()).toMatchObject({ state: 'preparing' });
  await work();
  expect(await read()).toMatchObject({ state: 'ready' });
});

it('whose workers all died becomes a failure within the hour', async () => {
  await ask();
  const today = world.clock.now;
  world.clock.now = new Date(today.getTime() + 61 * 60 * 1000);
  await removeExpiredJob.run(world.jobCtx, {});
  expect(await read()).toMatchObject({ state: 'failed' });
  world.clock.now = today;
});

async function idOf({ username }: Person): Promise<string> {
  const { db } = world.database;
  const users = db.selectFrom('users').select('id').where('username', '=', username);
  return (await users.executeTakeFirstOrThrow()).id;
}

it('is prepared and handed over only to whoever has given the password within the hour', async () => {
  const recent = await memberCookie(app, tom);
  await ask(recent);
  await work();
  const { id } = await read(recent);
  const { now } = world.clock;
  world.clock.now = new Date(now.getTime() + 61 * 60_000);
  const openings = () => post(app, `/api/me/exports/${id}/openings`, {}, { cookie: recent });
  const codes = [await ask(recent), await openings(), await download(id, recent)].map(
    (answer) => answer.json().error.code,
  );
  expect(codes).toEqual(['accounts.password_needed', 'accounts.password_needed', 'accounts.password_needed']);
  expect((await read(recent)).state).toBe('ready');

  await post(app, '/api/me/password-confirmations', { password: tom.password }, { cookie: recent });
  expect([(await openings()).statusCode, (await download(id, recent)).statusCode]).toEqual([204, 200]);
  expect((await ask(recent)).statusCode).toBe(202);
  world.clock.now = now;
});
