import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTester, workOff } from '../../../../testing/people/testers.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { measureMetrics } from './measure-metrics.ts';
import { readMetrics } from './read-metrics.ts';

let world: World;

beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const read = () => readMetrics(world.ctx);

async function count(): Promise<number> {
  const { rows } = await world.database.pool.query('select count(*)::int from distribution_metrics');
  return rows[0].count;
}

it('has nothing to say before the first count, and no number where there is nothing to count', async () => {
  expect(await read()).toEqual({ latest: null, before: null });
  await measureMetrics(world.jobCtx);
  expect((await read()).latest).toEqual({
    measuredAt: world.clock.now.toISOString(),
    figures: {
      projects: { total: 0, posted: 0, open: 0, overdue: 0 },
      testers: { total: 0, active: 0 },
      testersPerProject: { mean: null, median: null, ninetieth: null, answered: null },
      minimumReached: { count: 0, share: null, onTime: null },
      redistribution: { rate: null, offers: 0, replacing: 0, projects: null },
      firstFeedback: { mean: null, median: null, ninetieth: null, stillWaiting: 0 },
      supply: { ratio: null, notes: 0, projects: 0 },
      inequality: { gini: null, projects: 0 },
      worstCategory: { onTime: null, category: null, projects: 0 },
      messages: { perNote: null, sent: 0, notes: 0 },
      calibration: { ratio: null, expected: 0, answered: 0, offers: 0 },
    },
  });
});

it('keeps the last count of a day, and compares with the one a window earlier', async () => {
  const maker = await newMember(world, 'maker', { role: 'creator' });
  await newTester(world, 'tester');
  await newProject(world, maker);
  await workOff(world);
  await measureMetrics(world.jobCtx);
  expect(await count()).toBe(1);
  const first = await read();
  expect(first.latest?.figures).toMatchObject({
    projects: { total: 1, posted: 1, open: 1, overdue: 0 },
    testers: { total: 1, active: 0 },
    firstFeedback: { stillWaiting: 1 },
  });
  expect(first.before).toBeNull();

  world.clock.now = new Date(world.clock.now.getTime() + 31 * 86_400_000);
  await measureMetrics(world.jobCtx);
  expect(await count()).toBe(2);
  const second = await read();
  expect(second.before).toEqual(first.latest);
  expect(second.latest?.figures.projects).toMatchObject({ total: 1, posted: 0 });
});

it('passes over a count that knew other figures', async () => {
  await world.database.pool.query(`update distribution_metrics set metrics = '{"projects": {"total": 1}}'`);
  expect(await read()).toEqual({ latest: null, before: null });
});
