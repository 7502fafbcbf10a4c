import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';
import {
  allConfirm,
  anotherAdmin,
  asked,
  hiddenCase,
  unmaskingOf,
  unmaskingRoutes,
} from './unmasking.testing.ts';
import { unmaskingJobs } from './unmaskings.jobs.ts';

let scene: CaseScene;
let routes: ReturnType<typeof unmaskingRoutes>;
let third: TestPerson;
let caseId: string;
const hour = 3_600_000;

beforeAll(async () => {
  scene = await caseScene();
  routes = unmaskingRoutes(scene);
  third = await anotherAdmin(scene);
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:07:00Z');
  await scene.world.database.pool.query('delete from unmaskings');
  ({ caseId } = await hiddenCase(scene));
  await allConfirm(scene);
});
afterAll(() => scene.world.close());

async function jobs(): Promise<void> {
  for (const job of unmaskingJobs) await job.run(scene.world.jobCtx, {});
}

it('of all answers to an unmasking that come at once one holds: agreed, refused or over', async () => {
  const rounds = 12;
  for (let round = 0; round < rounds; round++) {
    scene.world.clock.now = new Date('2026-11-16T10:07:00Z');
    await scene.world.database.pool.query('delete from unmaskings');
    const id = await routes.waits(caseId);
    if (round % 3 === 0) {
      scene.later(72 * hour);
      await allConfirm(scene);
    }
    const answers = await Promise.all([
      routes.answer(id, true, scene.other),
      routes.answer(id, round % 2 === 0, third),
      jobs(),
      routes.answer(id, true, third),
      jobs(),
    ]);
    const taken = answers.filter((one) => one && one.statusCode === 200);
    expect(taken).toHaveLength(round % 3 === 0 ? 0 : 1);
    const { rows } = await scene.world.database.pool.query(
      'select state, answered_by, (person is not null) as kept from unmaskings',
    );
    const { state } = unmaskingOf(await scene.read(caseId));
    const said = taken[0] ? unmaskingOf(taken[0].json()).state : 'expired';
    expect([state, rows]).toEqual([
      said,
      [expect.objectContaining({ state: said, kept: said === 'agreed' })],
    ]);
  }
});

it('an unmasking asked for twice at once is asked for once', async () => {
  const answers = await Promise.all([routes.askFor(caseId), routes.askFor(caseId, asked, third)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});
