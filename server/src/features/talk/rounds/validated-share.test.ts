import { randomUUID } from 'node:crypto';
import { validatedRules as rules } from '@firstlight/contract/rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { tryAndTell } from '../../../testing/projects/counted-feedback.ts';
import { showProject } from '../../../testing/projects/show-project.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { judgeProjects } from '../../trials/validation/judge-projects.ts';
import { type RoundPeople, roundPeople } from './rounds.testing.ts';

let world: World;
let app: FastifyInstance;
let rounds: RoundPeople;
const day = 24 * 60 * 60 * 1000;
const half = rules.testers * rules.oneGroupShareMax;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  rounds = roundPeople(world, () => app);
});
afterAll(() => world.close());

it.each([
  { what: 'half of the feedback may come of the test rounds of one group', from: [half], isGranted: true },
  { what: 'more than half of it may not', from: [half + 1], isGranted: false },
  { what: 'more than half of it may come of those of two groups', from: [half, 1], isGranted: true },
  {
    what: 'rounds and feedback circles of one group count together',
    from: [half],
    circle: 1,
    isGranted: false,
  },
])('for Validated, as the nights judge it: $what', async ({ from, circle = 0, isGranted }) => {
  world.clock.now = new Date('2026-11-02T10:00:00Z');
  const maker = await rounds.person();
  const projectId = await makeProject(world, maker.id);
  const notes = await earn(maker, projectId);
  for (const count of from) {
    const form = { name: 'Harbour', description: 'Tills.', categories: ['local'], visibility: 'public' };
    const { id } = (await rounds.ask(maker, 'POST', '/api/groups', form)).json();
    await comeOfRound(id, projectId, notes.splice(0, count));
    if (circle > 0) await comeOfRound(id, projectId, notes.splice(0, circle), await insertClosedCircle(id));
  }
  for (let night = 0; night <= rules.nightsMax; night += 1) {
    world.clock.now = new Date(world.clock.now.getTime() + day);
    await judgeProjects(world.jobCtx);
  }
  const { isValidated } = (await rounds.ask(maker, 'GET', `/api/projects/${projectId}/validation`)).json();
  expect(isValidated).toBe(isGranted);
});

/** All that the rule asks for, but for where it came from. */
async function earn(maker: TestPerson, projectId: string): Promise<string[]> {
  const began = world.clock.now.getTime();
  const notes: string[] = [];
  for (let place = 0; place < rules.testers; place += 1) {
    world.clock.now = new Date(began + (place * rules.spanDays * day) / (rules.testers - 1));
    const { ctx } = await makePerson(world, `earning_${randomUUID().slice(0, 8)}`);
    await showProject(world, ctx.actor, projectId);
    notes.push(await tryAndTell(world, ctx.actor, projectId));
  }
  const said = { whatChanged: 'There are fewer steps now.', link: null, feedbackIds: [], skipIds: [] };
  await rounds.ask(maker, 'POST', `/api/projects/${projectId}/iterations`, said);
  return notes;
}

async function insertClosedCircle(groupId: string): Promise<string> {
  const id = randomUUID();
  await world.database.pool.query(
    `insert into circles (id, group_id, state, days, opened_at, begins_at, closes_at, ended_at, people)
     values ($1, $2, 'closed', 8, $3, $3, $3, $3, 15)`,
    [id, groupId, world.clock.now],
  );
  return id;
}

async function comeOfRound(
  groupId: string,
  projectId: string,
  notes: readonly string[],
  circleId: string | null = null,
): Promise<void> {
  const id = randomUUID();
  const { now } = world.clock;
  await world.database.pool.query(
    `insert into rounds (id, group_id, project_id, state, asked_at, opens_at, closes_at, ended_at, circle_id)
     values ($1, $2, $3, 'closed', $4, $4, $4, $4, $5)`,
    [id, groupId, projectId, now, circleId],
  );
  await world.database.pool.query('update feedback set round_id = $1 where id = any($2)', [id, notes]);
}
