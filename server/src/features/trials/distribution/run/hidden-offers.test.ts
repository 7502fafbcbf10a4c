import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { as, newTester, workOff } from '../../../../testing/people/testers.ts';
import { feedOf } from '../../../../testing/projects/feeds.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { changeVisibility } from '../../../showcase/projects/write/change-visibility.ts';
import { markShown } from '../../feed/visit/mark-shown.ts';
import { nightlyUpkeep } from '../learn/nightly-upkeep.ts';
import { sumExposures } from '../measure/sum-exposures.ts';
import { runDistribution } from './run-distribution.ts';

let world: World;
let maker: Member;
let testers: Member[];
let projectId: string;
let weeks = 0;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  await world.database.pool.query('truncate users, distribution_runs cascade');
  // Never back: what earlier runs have learnt would be of days to come.
  world.clock.now = new Date(Date.UTC(2026, 10, 16 + 7 * ++weeks, 10));
  world.happened.jobs.length = 0;
  maker = await newMember(world, 'maker');
  testers = [];
  for (const name of ['one', 'two', 'three']) testers.push(await newTester(world, name));
  await nightlyUpkeep(world.jobCtx);
  projectId = await newProject(world, maker);
  await workOff(world);
});
afterAll(() => world.close());

async function turn(isHidden: boolean): Promise<void> {
  await changeVisibility(as(world, maker), { projectId, isHidden });
  await workOff(world);
}
async function runAfter(hours: number) {
  world.clock.now = new Date(world.clock.now.getTime() + hours * 3_600_000);
  const run = await runDistribution(world.jobCtx, { kind: 'scheduled', requestedBy: null });
  await workOff(world);
  return run;
}
async function states(): Promise<string[]> {
  const rows = await world.database.db.selectFrom('assignments').select('state').execute();
  return rows.map(({ state }) => state).toSorted();
}
const people = () =>
  world.database.db
    .selectFrom('testerPool')
    .select(['openOffers', 'messages', 'lastExpiryAt'])
    .orderBy('messages')
    .execute();
const feed = (tester: Member | undefined) => feedOf(as(world, tester ?? maker), { anew: 'true' });
const each = <Value>(value: Value) => testers.map(() => value);

describe('an offer of what its maker hides', () => {
  it('stands again when it is shown before the offer has run out, and nobody is asked twice', async () => {
    await turn(true);
    expect(await runAfter(1)).toMatchObject({ expired: 0 });
    expect((await feed(testers[0])).cards).toEqual([]);
    await turn(false);
    expect(await runAfter(1)).toMatchObject({ projects: 1, offers: 0 });
    expect(await states()).toEqual(each('offered'));
    expect(await people()).toEqual(each({ openOffers: 1, messages: 1, lastExpiryAt: null }));
    expect((await feed(testers[0])).cards).toMatchObject([{ id: projectId, reason: 'offered' }]);
  });

  it('that runs out meanwhile is no offer that anybody missed, and frees its place', async () => {
    await turn(true);
    expect(await runAfter(offerRules.expiresAfterHours)).toMatchObject({ expired: 0 });
    expect(await states()).toEqual(each('void'));
    expect(await people()).toEqual(each({ openOffers: 0, messages: 1, lastExpiryAt: null }));
  });

  it('can be made to the same person once more, as long after the first message as any other', async () => {
    const [first] = testers;
    const { visit } = await feed(first);
    await markShown(as(world, first ?? maker), { visit: visit ?? '', projectIds: [projectId] });
    await turn(true);
    await runAfter(offerRules.expiresAfterHours);
    await turn(false);
    expect(await runAfter(1)).toMatchObject({ projects: 1, offers: 0 });
    const run = await runAfter(offerRules.hoursBetweenMessages - offerRules.expiresAfterHours - 1);
    expect(run).toMatchObject({ offers: 2, redistributed: 0, messages: 2 });
    // Whoever saw it is asked no more; of the others it is asked as it was the first time.
    expect(await states()).toEqual(['offered', 'offered', 'seen']);
    expect(await people()).toMatchObject([{ messages: 1 }, { messages: 2 }, { messages: 2 }]);
    await sumExposures(world.jobCtx, 'open');
    const told = world.database.db.selectFrom('exposureCounts').select(['asked', 'askedAgain']);
    expect(await told.execute()).toEqual([{ asked: 3, askedAgain: 0 }]);
  });

  it('comes anew only once, however often its maker hides it', async () => {
    const hideUntilOver = async () => {
      await turn(true);
      await runAfter(offerRules.expiresAfterHours);
      await turn(false);
    };
    const nextMessage = () => runAfter(offerRules.hoursBetweenMessages);
    await hideUntilOver();
    expect(await nextMessage()).toMatchObject({ offers: 3 });
    await hideUntilOver();
    expect(await states()).toEqual(each('void'));
    for (const _ of 'abc') expect(await nextMessage()).toMatchObject({ offers: 0 });
  });
});
