import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { atTheMachine } from '../../core/record-admin-act.ts';
import { isInMaintenance } from '../../platform/maintenance.ts';
import { maya, memberCookie, verifiedPerson } from '../../testing/people/people.ts';
import { unlimited, type World } from '../../testing/world.ts';
import { type Machine, openMachine } from './machine.testing.ts';

let machine: Machine;
let world: World;
let run: Machine['run'];
beforeAll(async () => {
  machine = await openMachine();
  ({ world, run } = machine);
});
afterAll(() => machine.close());

beforeEach(async () => {
  await world.ctx.db.deleteFrom('users').execute();
  await world.ctx.db.deleteFrom('retiredUsernames').execute();
  await verifiedPerson(world, await world.app(unlimited));
});

const mayaId = async () => (await world.ctx.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
const lastAct = () =>
  world.ctx.db
    .selectFrom('adminActs')
    .select(['act', 'subjectId', 'adminId'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
const waiting = async (queue: string) => {
  const { rows } = await sql`select 1 from pgboss.job where name = ${queue}`.execute(world.ctx.db);
  return rows.length;
};

it('a person is described without address, name, words, or what somebody decided about them', async () => {
  await world.ctx.db.updateTable('users').set({ standing: 'limited', isStandingHidden: true }).execute();
  const [isThere, said] = await run(`person ${maya.username}`);
  expect(isThere).toBe(true);
  expect(said).toContain(`id: ${await mayaId()}`);
  expect(said).toContain('hasConfirmedAddress: true');
  expect(said).toContain('isAdmin: false');
  for (const kept of [maya.email, maya.name, 'limited', 'feedback', 'standing'])
    expect(said).not.toContain(kept);
  expect(await run('person nobody')).toEqual([false, 'Nobody has that username.']);
});

it('an archive is prepared for the person, who gets the link; nothing of it is seen at the machine', async () => {
  const personId = await mayaId();
  expect(await run(`export-person ${maya.username}`)).toEqual([true, 'They get a mail with the link.']);
  expect(await waiting('personal-data.build-export')).toBe(1);
  expect(await world.ctx.db.selectFrom('exports').select(['userId', 'state']).execute()).toEqual([
    { userId: personId, state: 'preparing' },
  ]);
  expect(await lastAct()).toEqual({
    act: 'machine.export-person',
    subjectId: personId,
    adminId: atTheMachine,
  });
});

it('an account is ended at its owner’s request, with the last mail to come and a note for backups', async () => {
  const personId = await mayaId();
  expect(await run('erase-person nobody')).toEqual([false, 'Nobody has that username.']);
  expect(await run(`erase-person ${maya.username}`)).toEqual([true, 'The account is gone.']);
  expect(await world.ctx.db.selectFrom('users').select('deletedAt').execute()).toEqual([
    { deletedAt: expect.any(Date) },
  ]);
  expect(await waiting('personal-data.finish-erasure')).toBe(1);
  expect(await waiting('personal-data.mail-farewell')).toBe(1);
  expect((await world.ctx.files.list('marks')).join()).toContain(personId);
  expect(await lastAct()).toMatchObject({ act: 'machine.erase-person', subjectId: personId });
});

it('after a restore who had gone is erased again, everybody is signed out, and no mail leaves', async () => {
  const app = await world.app(unlimited);
  await memberCookie(app);
  const personId = await mayaId();
  const site = (await world.ctx.db.selectFrom('sites').select('id').executeTakeFirst())?.id;
  const key = `marks/${site}/2026-11-16/0195f0de-0000-4000-8000-00000000000a.${personId}.txt`;
  await world.ctx.files.put(key, Buffer.from('\n'), { contentType: 'text/plain', cacheControl: 'no-store' });
  const before = await waiting('personal-data.mail-farewell');
  expect(await run('replay-erasures')).toEqual([true, '1 accounts were erased again, 0 sessions ended.']);
  expect(await world.ctx.db.selectFrom('users').select('id').execute()).toEqual([]);
  expect(await waiting('personal-data.mail-farewell')).toBe(before);
  expect(await run('replay-erasures')).toEqual([true, '0 accounts were erased again, 0 sessions ended.']);
});

it('maintenance is switched on and off, once however often it is said', async () => {
  const isOn = () => isInMaintenance(world.ctx.db);
  for (const _twice of [1, 2]) {
    expect(await run('maintenance on')).toEqual([true, 'Nothing is written any more.']);
    expect(await isOn()).toBe(true);
  }
  for (const _twice of [1, 2]) {
    expect(await run('maintenance off')).toEqual([true, 'Everything is open again.']);
    expect(await isOn()).toBe(false);
  }
});

it('in maintenance reads go on, and what would write is refused for a while', async () => {
  const app = await world.app({ ...unlimited, isReadOnly: () => true });
  expect((await app.inject('/api/projects')).statusCode).toBe(200);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const refused = await app.inject({
    method: 'POST',
    url: '/api/sessions',
    payload: { login: maya.email, password: maya.password },
  });
  expect([refused.statusCode, refused.json().error.code, refused.headers['retry-after']]).toEqual([
    503,
    'request.unavailable',
    '30',
  ]);
});

it('files that accounts lead to are looked for, and a missing one is named by its key alone', async () => {
  expect(await run('verify-files')).toEqual([true, '0 files were looked for, 0 are missing.']);
  await world.ctx.db
    .insertInto('profiles')
    .values({ userId: await mayaId(), avatarFolder: 'avatars/0123456789abcdef0123456789abcdef' })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ avatarFolder: 'avatars/0123456789abcdef0123456789abcdef' }),
    )
    .execute();
  const [isWhole, said] = await run('verify-files');
  expect(isWhole).toBe(false);
  expect(said).toMatch(/^! avatars\/0123456789abcdef0123456789abcdef\//m);
  expect(said).not.toContain(maya.username);
});

it('projects are counted anew where their counts have strayed', async () => {
  expect(await run('recount')).toEqual([true, '0 projects were counted anew.']);
});
