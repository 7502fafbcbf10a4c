import { valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { changeVisibility } from '../../../showcase/projects/write/change-visibility.ts';
import { removeProject } from '../../../showcase/projects/write/remove-project.ts';
import { publishIteration } from '../../iterations/publish-iteration.ts';
import { noteIteration } from '../distribution.jobs.ts';
import { expectFeedback } from '../expect-feedback.ts';
import { findNeed } from '../need/needs.queries.ts';
import { recountProject } from '../need/recount-project.ts';
import { relaunchProject } from './relaunch-project.ts';

const hour = 3_600_000;
let world: World;
let maker: Member;
let projectId: string;
let makers = 0;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  maker = await newMember(world, `maker_${++makers}`);
  projectId = await newProject(world, maker);
  await recountProject(world.ctx, projectId);
});
afterAll(() => world.close());

const asMaker = () => ({ ...world.ctx, actor: maker });
const needOf = (id = projectId) => findNeed(world.database.db, id);
const state = () => expectFeedback(world.ctx, projectId);

function pass(hours: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + hours * hour);
}

async function publish(): Promise<void> {
  const form = { whatChanged: 'The first page says what it is for.', link: null };
  await publishIteration(asMaker(), { projectId, ...form, feedbackIds: [], skipIds: [] });
}

async function iterate(): Promise<void> {
  await publish();
  await noteIteration.run(world.jobCtx, { projectId });
}

describe('an iteration after the two weeks', () => {
  it('has testers looked for once more, from the start, and only once', async () => {
    pass(valueRules.closedAfterHours + 1);
    await recountProject(world.ctx, projectId);
    expect(await state()).toMatchObject({ state: 'closed', canRelaunch: true });
    await iterate();
    expect(await state()).toMatchObject({ state: 'first', canRelaunch: false });
    expect(await needOf()).toMatchObject({
      isOpen: true,
      waitedSeconds: 0,
      earlierSeconds: (valueRules.closedAfterHours + 1) * 3600,
      relaunchedAt: world.clock.now,
    });

    pass(valueRules.closedAfterHours);
    await iterate();
    expect(await state()).toMatchObject({ state: 'closed', canRelaunch: false });
  });

  it('leaves nothing closed when it is all that a process still did', async () => {
    pass(valueRules.closedAfterHours + 1);
    await recountProject(world.ctx, projectId);
    await publish();
    expect(await relaunchProject(world.ctx, projectId)).toBe(true);
    expect(await needOf()).toMatchObject({ isOpen: true });
  });

  it('counts as well while the project is hidden, and the two weeks begin when it is shown', async () => {
    pass(valueRules.closedAfterHours + 1);
    await changeVisibility(asMaker(), { projectId, isHidden: true });
    await recountProject(world.ctx, projectId);
    pass(5);
    await iterate();
    expect(await needOf()).toMatchObject({
      isOpen: false,
      visibleSince: null,
      waitedSeconds: 0,
      earlierSeconds: (valueRules.closedAfterHours + 1) * 3600,
      relaunchedAt: world.clock.now,
    });
    pass(20);
    await changeVisibility(asMaker(), { projectId, isHidden: false });
    await recountProject(world.ctx, projectId);
    const shown = { isOpen: true, visibleSince: world.clock.now, relaunchedAt: world.clock.now };
    expect(await needOf()).toMatchObject({ ...shown, waitedSeconds: 0 });
    expect(await state()).toMatchObject({ state: 'first', canRelaunch: false });
    pass(1);
    await recountProject(world.ctx, projectId);
    expect(await needOf()).toMatchObject(shown);
  });

  it('is not one from before, told late', async () => {
    pass(valueRules.closedAfterHours - 1);
    await iterate();
    pass(2);
    await noteIteration.run(world.jobCtx, { projectId });
    expect(await state()).toMatchObject({ state: 'closed', canRelaunch: true });
  });

  it('changes nothing for a project that has its minimum', async () => {
    await world.database.pool.query(
      'update project_needs set full_count = 3, skip_count = 2 where project_id = $1',
      [projectId],
    );
    pass(valueRules.closedAfterHours + 1);
    expect(await state()).toMatchObject({ state: 'met', canRelaunch: false });
  });
});

describe('a project that is deleted and posted again', () => {
  const again = async (change: Parameters<typeof newProject>[2]) => {
    pass(30);
    await removeProject(asMaker(), { projectId });
    pass(1);
    const id = await newProject(world, maker, change);
    await recountProject(world.ctx, id);
    return (await needOf(id))?.waitedSeconds;
  };

  it.each([
    ['the same link, written otherwise', { name: 'Rockpool', link: 'http://www.Tidepool.example/' }],
    [
      'the same link as call-to-action URL',
      { name: 'Rockpool', link: null, callToActionUrl: 'https://tidepool.example' },
    ],
    ['nearly the same name', { name: 'Tide Pool 2', link: 'https://elsewhere.example' }],
  ])('with %s keeps its clock', async (_, change) => {
    expect(await again(change)).toBe(30 * 3600);
  });

  it('keeps it as well while the one whose time is over still stands there', async () => {
    pass(valueRules.closedAfterHours + 1);
    await recountProject(world.ctx, projectId);
    const copy = await newProject(world, maker, { name: 'Rockpool' });
    await recountProject(world.ctx, copy);
    expect((await needOf(copy))?.waitedSeconds).toBe((valueRules.closedAfterHours + 1) * 3600);
  });

  it('as something else begins anew', async () => {
    expect(await again({ name: 'Larder', link: 'https://larder.example' })).toBe(0);
  });

  it('by somebody else begins anew', async () => {
    pass(30);
    await removeProject(asMaker(), { projectId });
    const id = await newProject(world, await newMember(world, `maker_${++makers}`));
    await recountProject(world.ctx, id);
    expect((await needOf(id))?.waitedSeconds).toBe(0);
  });
});
