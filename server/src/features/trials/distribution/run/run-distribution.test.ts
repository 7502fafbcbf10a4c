import {
  claimRules,
  offerRules,
  valueRules,
} from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { as, newTester, workOff } from '../../../../testing/people/testers.ts';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { feedOf } from '../../../../testing/projects/feeds.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { markShown } from '../../feed/visit/mark-shown.ts';
import { startTest } from '../../feedback/test-it/start-test.ts';
import { nightlyUpkeep } from '../learn/nightly-upkeep.ts';
import { runDistribution } from './run-distribution.ts';

let world: World;
let maker: Member;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  await world.database.pool.query('truncate users, distribution_runs cascade');
  world.clock.now = new Date('2026-11-16T10:00:00.000Z');
  world.happened.jobs.length = 0;
  maker = await newMember(world, 'maker');
});
afterAll(() => world.close());

const scheduled = { kind: 'scheduled', requestedBy: null } as const;
const run = () => runDistribution(world.jobCtx, scheduled);

async function testers(count: number): Promise<Member[]> {
  const made: Member[] = [];
  for (let n = 0; n < count; n++) made.push(await newTester(world, `tester_${n}`));
  await nightlyUpkeep(world.jobCtx);
  return made;
}

async function post(): Promise<string> {
  const id = await newProject(world, maker);
  await workOff(world);
  return id;
}

function later(hours: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + hours * 3_600_000);
}

async function offers(): Promise<{ testerId: string; projectId: string; state: string; attempt: number }[]> {
  return world.database.db
    .selectFrom('assignments')
    .select(['testerId', 'projectId', 'state', 'attempt'])
    .orderBy('offeredAt')
    .orderBy('attempt', 'desc')
    .execute();
}

async function places(): Promise<number[]> {
  const rows = await world.database.db.selectFrom('testerPool').select('openOffers').execute();
  return rows.map(({ openOffers }) => openOffers);
}

async function unreplaced(): Promise<number | undefined> {
  const rows = await world.database.db.selectFrom('projectNeeds').select('unreplaced').execute();
  return rows[0]?.unreplaced;
}

describe('a run', () => {
  it('is made for a project as soon as it is posted', async () => {
    await testers(4);
    const id = await post();
    const made = await offers();
    expect(made).toHaveLength(4);
    expect(new Set(made.map(({ projectId }) => projectId))).toEqual(new Set([id]));
    expect(made.every(({ state, attempt }) => state === 'offered' && attempt === 1)).toBe(true);
  });

  it('tells each of those it asked, in one line', async () => {
    const [first] = await testers(2);
    await post();
    const { rows } = await world.database.pool.query(
      `select count, kind from notifications where user_id = $1`,
      [first?.id],
    );
    expect(rows).toEqual([{ kind: 'assignment', count: 1 }]);
  });

  it('never asks the maker', async () => {
    await world.database.pool.query(`insert into profiles (user_id, interests) values ($1, '{finance}')`, [
      maker.id,
    ]);
    await testers(1);
    await post();
    expect((await offers()).map(({ testerId }) => testerId)).not.toContain(maker.id);
  });

  it('leaves people alone for two days after a message', async () => {
    await testers(3);
    await post();
    await post();
    later(4);
    expect(await run()).toMatchObject({ offers: 0, projects: 2 });
    later(offerRules.hoursBetweenMessages);
    expect((await run()).offers).toBeGreaterThan(0);
  });

  it('gives nobody more than they can hold, and says all of it in one message', async () => {
    await testers(3);
    world.clock.now = new Date('2026-11-16T23:00:00.000Z');
    for (let n = 0; n < 6; n++) await post();
    expect(await offers()).toEqual([]);
    later(11);
    expect(await run()).toMatchObject({ offers: 9, messages: 3 });
    expect(await places()).toEqual([3, 3, 3]);
  });

  it('closes a project whose time is over, and looks at it no longer', async () => {
    await post();
    later(valueRules.closedAfterHours);
    expect(await run()).toMatchObject({ projects: 0 });
    const isOpen = () => world.database.db.selectFrom('projectNeeds').select('isOpen').execute();
    expect(await isOpen()).toEqual([{ isOpen: false }]);
  });

  it('asks nobody at night', async () => {
    await testers(2);
    world.clock.now = new Date('2026-11-16T20:30:00.000Z');
    await post();
    later(1);
    expect(await run()).toMatchObject({ projects: 1, offers: 0, messages: 0 });
  });

  it('looks only at what is due, unless it is asked to look at everything', async () => {
    await testers(1);
    await post();
    expect(await run()).toMatchObject({ projects: 0 });
    expect(await runDistribution(world.jobCtx, { kind: 'nightly', requestedBy: null })).toMatchObject({
      projects: 1,
    });
    later(5);
    expect(await run()).toMatchObject({ projects: 1 });
  });

  it('takes an unseen offer back after a day and asks somebody else, as a second attempt', async () => {
    await testers(2);
    await post();
    later(offerRules.expiresAfterHours);
    const fresh = await newTester(world, 'fresh');
    await nightlyUpkeep(world.jobCtx);
    expect(await run()).toMatchObject({ expired: 2, offers: 1, redistributed: 1 });
    const [, , last] = await offers();
    expect(last).toMatchObject({ testerId: fresh.id, attempt: 2, state: 'offered' });
    expect((await places()).toSorted()).toEqual([0, 0, 1]);
  });

  it('asks somebody else for a test that was begun and not sent in within a day, once', async () => {
    const [first, second] = await testers(2);
    if (!first || !second) throw new Error('two testers');
    const id = await post();
    for (const tester of [first, second]) {
      const { visit } = await feedOf(as(world, tester), {});
      await markShown(as(world, tester), { visit: visit ?? '', projectIds: [id] });
      await startTest(as(world, tester), { projectId: id });
    }
    await tryAndTell(world, second, id);
    later(claimRules.lapsedAfterHours - 1);
    await run();
    expect(await unreplaced()).toBe(0);
    for (const name of ['fresh', 'fresher']) await newTester(world, name);
    await nightlyUpkeep(world.jobCtx);
    later(1);
    expect(await run()).toMatchObject({ expired: 0, offers: 2, redistributed: 1 });
    expect((await offers()).map(({ attempt }) => attempt)).toEqual([1, 1, 2, 1]);
    later(1);
    await run();
    expect(await unreplaced()).toBe(0);
  });

  it('frees the place of an offer that was seen, and does not count it as expired', async () => {
    const [first] = await testers(1);
    const id = await post();
    if (!first) throw new Error('one tester');
    const { visit, cards } = await feedOf(as(world, first), {});
    expect(cards).toMatchObject([{ id, reason: 'offered' }]);
    await markShown(as(world, first), { visit: visit ?? '', projectIds: [id] });
    expect(await places()).toEqual([0]);
    later(offerRules.expiresAfterHours);
    expect(await run()).toMatchObject({ expired: 0 });
  });

  it('makes the offers once when two are asked for at the same moment', async () => {
    await testers(5);
    world.clock.now = new Date('2026-11-16T22:00:00.000Z');
    await post();
    later(12);
    const both = await Promise.all([run(), run(), run()]);
    expect(await offers()).toHaveLength(5);
    expect(Math.max(...(await places()))).toBe(1);
    const { rows } = await world.database.pool.query(
      'select * from distribution_runs where finished_at is null',
    );
    expect([rows.length, both.length]).toEqual([0, 3]);
  });

  it('that died makes room for the next', async () => {
    await world.database.db
      .insertInto('distributionRuns')
      .values({ id: world.engines.newId(), kind: 'scheduled', isDryRun: false, startedAt: world.clock.now })
      .execute();
    expect(await run()).toMatchObject({ finishedAt: null });
    later(1);
    expect((await run()).finishedAt).not.toBeNull();
  });

  it('that died a month ago makes room as well', async () => {
    await world.database.db
      .insertInto('distributionRuns')
      .values({ id: world.engines.newId(), kind: 'scheduled', isDryRun: false, startedAt: world.clock.now })
      .execute();
    later(30 * 24);
    expect((await run()).finishedAt).not.toBeNull();
    const died = world.database.db.selectFrom('distributionRuns').where('error', 'is not', null);
    // Nobody knows when it died, so nobody says how long it took.
    expect(await died.select('milliseconds').execute()).toEqual([{ milliseconds: null }]);
  });

  it('crosses languages while people are few', async () => {
    const reader = await newTester(world, 'lecteur', ['finance'], 'fr');
    await nightlyUpkeep(world.jobCtx);
    await post();
    expect(await offers()).toMatchObject([{ testerId: reader.id }]);
  });
});

describe('the night', () => {
  it('takes in projects whose posting nobody heard of', async () => {
    await newProject(world, maker);
    world.happened.jobs.length = 0;
    await nightlyUpkeep(world.jobCtx);
    expect(await world.database.db.selectFrom('feedSlots').select('category').execute()).toHaveLength(2);
  });

  it('learns who comes and who answers, by fit', async () => {
    const [first] = await testers(1);
    if (!first) throw new Error('one tester');
    const id = await post();
    const { visit } = await feedOf(as(world, first), {});
    await markShown(as(world, first), { visit: visit ?? '', projectIds: [id] });
    await nightlyUpkeep(world.jobCtx);
    const [cell] = await world.database.db
      .selectFrom('fitRates')
      .selectAll()
      .where('shown', '>', 0)
      .execute();
    expect(cell).toMatchObject({ fitCell: 2, shown: 1, fullGiven: 0 });
    const tester = await world.database.db.selectFrom('testerPool').selectAll().executeTakeFirstOrThrow();
    expect(tester.fullMultiplier).toBeLessThan(1);
    expect(tester).toMatchObject({ visits: 1, messagesOpened: 1 });
  });
});
