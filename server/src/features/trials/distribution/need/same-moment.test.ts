import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { as, workOff } from '../../../../testing/people/testers.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { changeVisibility } from '../../../showcase/projects/write/change-visibility.ts';
import { runDistribution } from '../run/run-distribution.ts';
import { holdNeed } from './needs.queries.ts';
import { recountProject } from './recount-project.ts';

let world: World;
let maker: Member;
let projectId: string;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  await world.database.pool.query('truncate users, distribution_runs cascade');
  maker = await newMember(world, 'maker');
  projectId = await newProject(world, maker);
  await workOff(world);
});
afterAll(() => world.close());

const hide = () => changeVisibility(as(world, maker), { projectId, isHidden: true });
const need = () =>
  world.database.db
    .selectFrom('projectNeeds')
    .select(['isOpen', 'visibleSince'])
    .where('projectId', '=', projectId)
    .executeTakeFirst();

async function somebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(
    async () => expect((await world.database.pool.query(waiting)).rows).not.toEqual([]),
    60_000,
  );
}

it('a run leaves alone what was counted anew while it came to it', async () => {
  await hide();
  const run = await inTransaction(world.ctx, async (tx) => {
    await recountProject(tx, projectId);
    const begun = runDistribution(world.jobCtx, { kind: 'nightly', requestedBy: null });
    await somebodyWaits();
    return { begun };
  });
  expect(await run.begun).toMatchObject({ error: null, projects: 0 });
  expect(await need()).toEqual({ isOpen: false, visibleSince: null });
});

it('a count that had to wait for its turn sees what was hidden meanwhile', async () => {
  const count = await inTransaction(world.ctx, async (tx) => {
    await holdNeed(tx.db, projectId);
    const begun = recountProject(world.ctx, projectId);
    await somebodyWaits();
    await hide();
    return { begun };
  });
  await count.begun;
  expect(await need()).toEqual({ isOpen: false, visibleSince: null });
});
