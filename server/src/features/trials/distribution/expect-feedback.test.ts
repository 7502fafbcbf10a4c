import { promiseRules, valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newMember, newProject } from '../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { expectFeedback } from './expect-feedback.ts';
import { recountProject } from './need/recount-project.ts';

let world: World;
let projectId: string;
let makers = 0;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  projectId = await newProject(world, await newMember(world, `maker_${++makers}`));
  await recountProject(world.ctx, projectId);
});
afterAll(() => world.close());

const change = (columns: string, id = projectId) =>
  world.database.pool.query(`update project_needs set ${columns} where project_id = $1`, [id]);
const expected = () => expectFeedback(world.ctx, projectId);

/** Two-day-old projects of the same categories, answered after so many hours. */
async function examples(count: number, hours: number, notes: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const id = await newProject(world, await newMember(world, `example_${++makers}`));
    await recountProject(world.ctx, id);
    await change(
      `posted_at = posted_at - interval '50 hours', is_open = false, full_count = ${notes},
       first_feedback_at = posted_at - interval '${50 - hours} hours'`,
      id,
    );
  }
}

describe('what a maker may expect', () => {
  it('is no number while too few projects are known', async () => {
    expect(await expected()).toMatchObject({
      state: 'first',
      half: null,
      eightInTen: null,
      isPromised: false,
    });
  });

  it('does not move with tests that somebody has just begun', async () => {
    const before = await expected();
    await change('recent_open_tests = 3');
    expect(await expected()).toEqual(before);
  });

  it('is the minimum once something came, and nothing more once it is there', async () => {
    await change('full_count = 1');
    expect(await expected()).toMatchObject({ state: 'minimum', hours: expect.any(Number) });
    await change('full_count = 3, skip_count = 2');
    expect(await expected()).toMatchObject({ state: 'met', hours: null });
  });

  it('waits while nobody may see it, and ends after two weeks', async () => {
    await change('visible_since = null');
    expect((await expected()).state).toBe('paused');
    await change(`visible_since = posted_at, waited_seconds = ${valueRules.closedAfterHours * 3600}`);
    expect((await expected()).state).toBe('closed');
  });

  it('follows projects that share a category, and is promised while feedback is enough for all', async () => {
    await examples(promiseRules.projectsAtLeast, 3, 5);
    expect(await expected()).toMatchObject({ state: 'first', half: 3, eightInTen: 3, isPromised: true });
    await examples(promiseRules.projectsAtLeast, 3, 1);
    expect((await expected()).isPromised).toBe(false);
  });

  it('is not promised where testers are few, nor once the time is up', async () => {
    await world.database.pool.query('delete from project_needs where project_id <> $1', [projectId]);
    await examples(promiseRules.projectsAtLeast, 3, 5);
    expect(await expected()).toMatchObject({ isPromised: true, areTestersFew: false, isLate: false });
    const waited = (hours: number) => change(`waited_seconds = ${hours * 3600}`);
    await waited(valueRules.deadlineHours - 1);
    expect(await expected()).toMatchObject({ isPromised: false, areTestersFew: true, isLate: false });
    await waited(valueRules.deadlineHours);
    expect(await expected()).toMatchObject({ isPromised: false, areTestersFew: false, isLate: true });
    await change('full_count = 1');
    expect(await expected()).toMatchObject({ state: 'minimum', isPromised: false, isLate: true });
    await change('full_count = 3, skip_count = 2');
    expect(await expected()).toMatchObject({ state: 'met', isLate: false });
  });

  it('names the category for which least comes', async () => {
    await world.database.pool.query(
      `update category_rates set feedback = case category when 4 then 1 else 40 end, hours = 400`,
    );
    expect(await expected()).toMatchObject({ areTestersFew: true, scarcest: 'local' });
    await change('full_count = 3, skip_count = 2');
    expect((await expected()).scarcest).toBeNull();
  });
});
