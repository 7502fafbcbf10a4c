import { trialMinutes } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeAdmin } from '../../../../testing/people/make-admin.ts';
import { makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { newTester, workOff } from '../../../../testing/people/testers.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { nightlyUpkeep } from '../learn/nightly-upkeep.ts';

let world: World;
let app: FastifyInstance;
let admin: TestPerson;
let projectId: string;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app();
  admin = await makePerson(world, 'admin');
  await makeAdmin(world, admin.id);
  await newTester(world, 'tester');
  await nightlyUpkeep(world.jobCtx);
  projectId = await newProject(world, await newMember(world, 'maker'));
  // Posted at night: what is to be offered is left to the button.
  const day = world.clock.now;
  world.clock.now = new Date('2026-11-16T03:00:00.000Z');
  await workOff(world);
  world.clock.now = day;
});
beforeEach(async () => {
  await proveAt(world.clock.now);
  world.clock.now = new Date(world.clock.now.getTime() + 120_000);
});
afterAll(() => world.close());

const start = (dryRun: boolean, { cookie } = admin, chosen: { projectIds?: string[] } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/distribution-runs',
    payload: { dryRun, ...chosen },
    headers: { cookie },
  });
const latest = () =>
  app.inject({
    method: 'GET',
    url: '/api/admin/distribution-runs/latest',
    headers: { cookie: admin.cookie },
  });

async function proveAt(moment: Date | null): Promise<void> {
  await world.database.pool.query('update sessions set identity_confirmed_at = $1', [moment]);
}

async function countRows(table: 'assignments' | 'admin_acts'): Promise<number> {
  const { rows } = await world.database.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

it('is for admins who have just given their password', async () => {
  expect((await start(true, await makePerson(world, 'member'))).statusCode).toBe(403);
  await proveAt(null);
  expect((await start(true)).json().error.code).toBe('accounts.password_needed');
});

it('counts what it would do, and does nothing, when only tried', async () => {
  const answer = await start(true);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    isDryRun: true,
    state: 'done',
    kind: 'admin',
    projects: 1,
    offers: 1,
    messages: 1,
  });
  expect(await countRows('assignments')).toBe(0);
  expect(world.happened.jobs).toEqual([]);
});

it('looks at chosen projects alone, when some are named', async () => {
  const [unknown, known] = [world.engines.newId(), projectId];
  const lookedAt = async (projectIds: string[]) => (await start(true, admin, { projectIds })).json().projects;
  expect(await lookedAt([unknown])).toBe(0);
  expect(await lookedAt([unknown, known])).toBe(1);
  expect((await start(true, admin, { projectIds: [] })).statusCode).toBe(400);
  await start(true, admin, { projectIds: [unknown] });
  expect((await start(false, admin, { projectIds: [unknown] })).json()).toMatchObject({
    kind: 'admin',
    projects: 0,
    offers: 0,
  });
});

it('distributes nothing that the same admin has not just tried, with the same projects, since the last run', async () => {
  const refusal = async (who = admin, chosen = {}) =>
    (await start(false, who, chosen)).json().error?.code as string | undefined;
  const needed = 'distribution.dry_run_needed';
  expect(await refusal()).toBe(needed);
  const [one, other] = [world.engines.newId(), world.engines.newId()];
  await start(true, admin, { projectIds: [one, other] });
  expect(await refusal()).toBe(needed);
  expect(await refusal(admin, { projectIds: [one] })).toBe(needed);
  const second = await makePerson(world, 'second_admin');
  await makeAdmin(world, second.id);
  expect(await refusal(second, { projectIds: [one, other] })).toBe(needed);
  expect(await refusal(admin, { projectIds: [other, one] })).toBeUndefined();
  world.clock.now = new Date(world.clock.now.getTime() + 120_000);
  expect(await refusal(admin, { projectIds: [other, one] })).toBe(needed);
  await start(true, admin, { projectIds: [one] });
  world.clock.now = new Date(world.clock.now.getTime() + (trialMinutes + 1) * 60_000);
  await proveAt(world.clock.now);
  expect(await refusal(admin, { projectIds: [one] })).toBe(needed);
});

it('does what it counted, once a minute, and is the latest run then', async () => {
  await start(true);
  const before = await countRows('admin_acts');
  const done = (await start(false)).json();
  expect(done).toMatchObject({ isDryRun: false, state: 'done', offers: 1 });
  const again = await start(false);
  expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '60']);
  expect(await countRows('assignments')).toBe(1);
  expect((await latest()).json()).toEqual(done);
  expect(await countRows('admin_acts')).toBe(before + 1);
});

it('gives the run that is under way to whoever presses meanwhile', async () => {
  const id = world.engines.newId();
  await world.database.db
    .insertInto('distributionRuns')
    .values({ id, kind: 'scheduled', isDryRun: false, startedAt: world.clock.now })
    .execute();
  expect((await start(false)).json()).toMatchObject({ id, state: 'running', finishedAt: null });
  await world.database.pool.query('delete from distribution_runs where id = $1', [id]);
});

it('gives a run of its own to whoever presses after one has died', async () => {
  await start(true);
  const id = world.engines.newId();
  const startedAt = new Date(world.clock.now.getTime() - 90_000);
  await world.database.db
    .insertInto('distributionRuns')
    .values({ id, kind: 'scheduled', isDryRun: false, startedAt })
    .execute();
  const started = (await start(false)).json();
  expect(started).toMatchObject({ kind: 'admin', state: 'done', projects: 1 });
  expect(started.id).not.toBe(id);
  const { rows } = await world.database.pool.query('select error from distribution_runs where id = $1', [id]);
  expect(rows).toEqual([{ error: 'its process ended' }]);
});

it('leaves a trace that nobody can change', async () => {
  await expect(world.database.pool.query('update admin_acts set act = $1', ['nothing'])).rejects.toThrow();
  await expect(world.database.pool.query('delete from admin_acts')).rejects.toThrow();
});
