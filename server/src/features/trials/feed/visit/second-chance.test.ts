import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { as, newTester, workOff } from '../../../../testing/people/testers.ts';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { feedOf } from '../../../../testing/projects/feeds.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { removeFeedback } from '../../feedback/give/remove-feedback.ts';
import { skipProject } from '../../feedback/skips/skip-project.ts';
import { withdrawSkip } from '../../feedback/skips/withdraw-skip.ts';
import { iterationReportable } from '../../iterations/iterations.reportable.ts';
import { publishIteration } from '../../iterations/publish-iteration.ts';
import { markShown } from './mark-shown.ts';

let world: World;
let maker: Member;
let tester: Member;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  await world.database.pool.query('truncate users cascade');
  maker = await newMember(world, 'maker');
  tester = await newTester(world, 'tester');
});
afterAll(() => world.close());

const idsIn = async (input = {}) => (await feedOf(as(world, tester), input)).cards.map(({ id }) => id);

function daysPass(days: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + days * 86_400_000);
}

const skipped = async () => {
  const projectId = await newProject(world, maker);
  await workOff(world);
  const { visit } = await feedOf(as(world, tester), {});
  await markShown(as(world, tester), { visit: visit ?? '', projectIds: [projectId] });
  await skipProject(as(world, tester), { projectId, reason: 'unclear_value', note: 'For whom is it?' });
  await publishAll(world);
  await workOff(world);
  return projectId;
};
const iterate = async (projectId: string) => {
  const credits = { feedbackIds: [], skipIds: [] };
  const whatChanged = 'It says on the first page for whom it is.';
  const said = await publishIteration(as(world, maker), { projectId, whatChanged, link: null, ...credits });
  await workOff(world);
  return said;
};

describe('a second chance', () => {
  it('comes once, two weeks after the skip, when the project has changed', async () => {
    const projectId = await skipped();
    daysPass(15);
    expect(await idsIn({ anew: 'true' })).toEqual([]);
    await iterate(projectId);
    const { visit, cards } = await feedOf(as(world, tester), { anew: 'true' });
    expect(cards).toMatchObject([{ id: projectId, reason: 'second_chance' }]);
    await markShown(as(world, tester), { visit: visit ?? '', projectIds: [projectId] });
    expect(await idsIn({ anew: 'true' })).toEqual([]);
  });

  it('does not come when it was tested meanwhile, unless that was taken back', async () => {
    const projectId = await skipped();
    const feedbackId = await tryAndTell(world, tester, projectId);
    daysPass(15);
    await iterate(projectId);
    expect(await idsIn({ anew: 'true' })).toEqual([]);
    await removeFeedback(as(world, tester), { feedbackId });
    await publishAll(world);
    expect(await idsIn({ anew: 'true' })).toEqual([projectId]);
  });

  it('does not come by an iteration that was taken down, until it is put back', async () => {
    const projectId = await skipped();
    daysPass(15);
    const { id } = await iterate(projectId);
    const takeDown = async (isTaken: boolean) => {
      await inTransaction(world.ctx, (tx) => iterationReportable.takeDown(tx, id, isTaken));
      await workOff(world);
    };
    await takeDown(true);
    expect(await idsIn({ anew: 'true' })).toEqual([]);
    await takeDown(false);
    expect(await idsIn({ anew: 'true' })).toEqual([projectId]);
  });

  it('leaves its visit when it is tested', async () => {
    const projectId = await skipped();
    daysPass(15);
    await iterate(projectId);
    expect(await idsIn({ anew: 'true' })).toEqual([projectId]);
    expect(await idsIn()).toEqual([projectId]);
    await tryAndTell(world, tester, projectId);
    expect(await idsIn()).toEqual([]);
  });

  it('leaves its visit when it is skipped again, is back when that is taken back, and never comes a third time', async () => {
    const projectId = await skipped();
    daysPass(15);
    await iterate(projectId);
    expect(await idsIn({ anew: 'true' })).toEqual([projectId]);
    const again = { projectId, reason: 'too_complex', note: 'Too many steps.' } as const;
    const { id } = await skipProject(as(world, tester), again);
    expect(await idsIn()).toEqual([]);
    await withdrawSkip(as(world, tester), { skipId: id });
    expect(await idsIn()).toEqual([projectId]);
    await skipProject(as(world, tester), again);
    expect(await idsIn({ anew: 'true' })).toEqual([]);
  });

  it('does not come before two weeks are over', async () => {
    const projectId = await skipped();
    daysPass(13);
    await iterate(projectId);
    expect(await idsIn({ anew: 'true' })).toEqual([]);
  });
});
