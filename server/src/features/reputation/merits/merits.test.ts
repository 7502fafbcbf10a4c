import { randomUUID } from 'node:crypto';
import { badgeRules, profileRules } from '@firstlight/contract/rules.ts';
import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Member } from '../../../core/context.ts';
import { as, workOff } from '../../../testing/people/testers.ts';
import { tryAndTell } from '../../../testing/projects/counted-feedback.ts';
import { newMember, newProject } from '../../../testing/projects/projects.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { markFeedback } from '../../trials/feedback/give/mark-feedback.ts';
import { removeFeedback } from '../../trials/feedback/give/remove-feedback.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { countMerits } from './count-merits.ts';
import { readMerits } from './read-merits.ts';

let world: World;
let makers: Member[];
let tester: Member;
let seenOnly: Member;
const projects: { id: string; maker: Member }[] = [];
const given: string[] = [];
const day = 24 * 60 * 60 * 1000;

/** Ten makers, a project each in a category of its own; one tester tries them all, another only looks at them. */
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  world.clock.now = new Date('2026-11-10T10:00:00.000Z');
  makers = [];
  for (let n = 0; n < 10; n++) makers.push(await newMember(world, `maker_${n}`));
  tester = await newMember(world, 'tester', { createdAt: new Date('2026-01-01T00:00:00.000Z') });
  seenOnly = await newMember(world, 'seen_only');
  for (const [n, maker] of makers.entries()) {
    const id = await newProject(world, maker, { categories: [categories[n] as Category] });
    projects.push({ id, maker });
  }
  await workOff(world);
  world.clock.now = new Date('2026-11-11T12:00:00.000Z');
  for (const { id } of projects) {
    given.push(await tryAndTell(world, tester, id));
    await tryAndTell(world, seenOnly, id, { isOpened: false });
  }
});
afterAll(() => world.close());

async function nightOf(date: string): Promise<void> {
  world.clock.now = new Date(`${date}T04:20:00.000Z`);
  await countMerits(world.jobCtx);
}
const merits = (person: Member) => readMerits(world.ctx, person.id);
const bytesOf = async (person: Member) =>
  JSON.stringify(await readProfile(as(world, makers[0] as Member), { username: person.username }));

describe('what a tester did', () => {
  it('moves not a byte of their profile in the night after', async () => {
    const before = await bytesOf(tester);
    await nightOf('2026-11-12');
    expect(await bytesOf(tester)).toBe(before);
  });

  it('has all come in when the longest lag is over, and shows in steps from a moment drawn by lot', async () => {
    await nightOf('2026-12-10');
    const found = world.clock.now;
    const { rows } = await world.database.pool.query<{ counter: string; step: number; shown_from: Date }>(
      'select counter, step, shown_from from merit_steps where user_id = $1 order by counter',
      [tester.id],
    );
    expect(rows.map(({ counter, step }) => [counter, step])).toEqual([
      ['feedbacksShared', 10],
      ['projectsTested', 10],
    ]);
    for (const { shown_from } of rows) {
      const delay = shown_from.getTime() - found.getTime();
      expect(delay).toBeGreaterThan(0);
      expect(delay).toBeLessThanOrEqual(profileRules.stepDaysMax * day);
    }
    expect((await merits(tester)).counts).toMatchObject({ feedbacksShared: 0, projectsTested: 0 });
    world.clock.now = new Date(found.getTime() + profileRules.stepDaysMax * day);
    expect((await merits(tester)).counts).toMatchObject({ feedbacksShared: 10, projectsTested: 10 });
  });

  it('counts for nothing without evidence: no counter, no badge', async () => {
    expect(await merits(seenOnly)).toEqual({
      counts: Object.fromEntries(Object.keys((await merits(tester)).counts).map((name) => [name, 0])),
      levels: {},
    });
  });

  it('never falls, so that a removed feedback names nobody', async () => {
    for (const feedbackId of given.slice(0, 6)) await removeFeedback(as(world, tester), { feedbackId });
    await publishAll(world);
    for (const date of ['2027-01-10', '2027-02-01', '2027-06-01']) await nightOf(date);
    expect((await merits(tester)).counts.feedbacksShared).toBe(10);
  });
});

test('a maker’s counters are exact when they are read and leave out deleted projects', async () => {
  world.clock.now = new Date('2027-06-02T10:00:00.000Z');
  const { counts } = await merits(makers[9] as Member);
  expect(counts).toMatchObject({ projectsLaunched: 1, feedbacksReceived: 1 });
  expect((await merits(makers[8] as Member)).counts.feedbacksReceived).toBe(1);
});

describe('a badge', () => {
  it('appears within weeks of the night that found it earned, not with it, and stays', async () => {
    const explorer = await newMember(world, 'explorer');
    world.clock.now = new Date('2027-06-03T10:00:00.000Z');
    for (const { id } of projects.slice(0, badgeRules.explorer.categories[0])) {
      await tryAndTell(world, explorer, id);
    }
    await nightOf('2027-07-03');
    const { rows } = await world.database.pool.query<{ granted_at: Date }>(
      `select granted_at from badges where user_id = $1 and badge = 'explorer'`,
      [explorer.id],
    );
    const [granted] = rows;
    const delay = (granted?.granted_at.getTime() ?? 0) - world.clock.now.getTime();
    expect(delay).toBeGreaterThan(0);
    expect(delay).toBeLessThanOrEqual(badgeRules.delayDaysMax * day);
    expect((await merits(explorer)).levels).toEqual({});
    await nightOf('2027-07-04');
    world.clock.now = new Date(world.clock.now.getTime() + badgeRules.delayDaysMax * day);
    expect((await merits(explorer)).levels).toEqual({ explorer: 1 });
  });

  it('is not moved by makers who give their projects other categories later', async () => {
    const person = await newMember(world, 'settled');
    const few = projects.slice(0, profileRules.makersMin);
    for (const { id } of few) await tryAndTell(world, person, id);
    const ids = few.map(({ id }) => id);
    const { rows } = await world.database.pool.query(
      'update projects set categories = 7 << (3 * array_position($1::uuid[], id)) where id = any($1) returning categories',
      [ids],
    );
    expect(rows).toHaveLength(ids.length);
    world.clock.now = new Date(world.clock.now.getTime() + (profileRules.lagDaysMax + 1) * day);
    await countMerits(world.jobCtx);
    const badges = await world.database.pool.query('select badge from badges where user_id = $1', [
      person.id,
    ]);
    expect(badges.rows).toEqual([]);
  });

  it('waits after a maker’s mark as long as after a feedback: marking one does not point at its author', async () => {
    const helper = await newMember(world, 'helper');
    world.clock.now = new Date('2027-09-02T10:00:00.000Z');
    for (const { id, maker } of projects) {
      const feedbackId = await tryAndTell(world, helper, id);
      await world.database.pool.query(
        `update hidden.feedback_authors set given_at = '2027-08-01' where feedback_id = $1`,
        [feedbackId],
      );
      await markFeedback(as(world, maker), { feedbackId, mark: 'helpful' });
    }
    const helperLevels = async () => {
      const { rows } = await world.database.pool.query(
        `select level from badges where user_id = $1 and badge = 'helper'`,
        [helper.id],
      );
      return rows;
    };
    await nightOf('2027-09-03');
    expect(await helperLevels()).toEqual([]);
    world.clock.now = new Date(world.clock.now.getTime() + (profileRules.lagDaysMax + 1) * day);
    await countMerits(world.jobCtx);
    expect(await helperLevels()).toEqual([{ level: 1 }]);
  });
});
