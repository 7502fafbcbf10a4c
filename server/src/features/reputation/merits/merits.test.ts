import { randomUUID } from 'node:crypto';
import { badgeRules } from '@firstlight/contract/rules.ts';
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
import { countMerits, publishMerits } from './count-merits.ts';
import { readMerits } from './read-merits.ts';

let world: World;
let makers: Member[];
let tester: Member;
let seenOnly: Member;
const projects: { id: string; maker: Member }[] = [];
const given: string[] = [];

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
/** Reads the counters of a person, as one number each. */
async function countsSeenBy(viewer: Member, { username }: Member): Promise<Record<string, number>> {
  const { counters } = await readProfile(as(world, viewer), { username });
  return Object.fromEntries(
    counters.map(({ name, shownAs, count }) => [name, shownAs === 'few' ? 0 : count]),
  );
}
const [nobody, tenSeen] = [
  { feedbacksShared: 0, projectsTested: 0 },
  { feedbacksShared: 10, projectsTested: 10 },
];

describe('what a tester did', () => {
  const reader = () => makers[0] as Member;

  it('is exact at once on their own page', async () => {
    expect(await countsSeenBy(tester, tester)).toMatchObject(tenSeen);
  });

  it('counts on their own page before it is published', async () => {
    const hasty = await newMember(world, 'hasty');
    const [{ id } = { id: '' }] = projects;
    await tryAndTell(world, hasty, id, { isPublished: false });
    expect(await countsSeenBy(hasty, hasty)).toMatchObject({ feedbacksShared: 1 });
  });

  it('shows to others in steps after the first night of a month', async () => {
    await nightOf('2026-11-12');
    expect(await countsSeenBy(reader(), tester)).toMatchObject(nobody);
    await publishMerits(world.jobCtx);
    const { counters } = await readProfile(as(world, reader()), { username: tester.username });
    expect(counters.slice(0, 2)).toEqual([
      { name: 'feedbacksShared', shownAs: 'atLeast', count: 10 },
      { name: 'projectsTested', shownAs: 'atLeast', count: 10 },
    ]);
  });

  it('counts for nothing without evidence: no counter, no badge', async () => {
    expect(Object.values(await countsSeenBy(seenOnly, seenOnly))).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await merits(seenOnly)).levels).toEqual({});
  });

  it('is recalculated for others once a month after a removal', async () => {
    for (const feedbackId of given.slice(0, 6)) await removeFeedback(as(world, tester), { feedbackId });
    expect(await countsSeenBy(tester, tester)).toMatchObject({ feedbacksShared: 4 });
    await publishAll(world);
    await nightOf('2026-11-30');
    expect(await countsSeenBy(reader(), tester)).toMatchObject(tenSeen);
    await publishMerits(world.jobCtx);
    expect(await countsSeenBy(reader(), tester)).toMatchObject({ ...tenSeen, feedbacksShared: 0 });
  });
});

test('a maker’s counters are exact at once for others', async () => {
  const [other] = makers as [Member];
  const counted = { projectsLaunched: 1, feedbacksReceived: 1 };
  expect(await countsSeenBy(other, makers[9] as Member)).toMatchObject(counted);
});

describe('a badge', () => {
  it('shows at once on its owner’s page, and to others after the first night of a month', async () => {
    const explorer = await newMember(world, 'explorer');
    const own = async () =>
      (await readProfile(as(world, explorer), { username: 'explorer' })).badges.filter(({ level }) => level);
    for (const { id } of projects.slice(0, badgeRules.explorer.categories[0])) {
      expect(await own()).toEqual([]);
      await tryAndTell(world, explorer, id);
    }
    expect(await own()).toEqual([{ name: 'explorer', level: 1 }]);
    await nightOf('2027-07-03');
    expect((await merits(explorer)).levels).toEqual({});
    await publishMerits(world.jobCtx);
    expect((await merits(explorer)).levels).toEqual({ explorer: 1 });
  });

  it('is not moved by makers who give their projects other categories later', async () => {
    const person = await newMember(world, 'settled');
    const few = projects.slice(0, badgeRules.explorer.makers);
    for (const { id } of few) await tryAndTell(world, person, id);
    const ids = few.map(({ id }) => id);
    const { rows } = await world.database.pool.query(
      'update projects set categories = 7 << (3 * array_position($1::uuid[], id)) where id = any($1) returning categories',
      [ids],
    );
    expect(rows).toHaveLength(ids.length);
    const { badges } = await readProfile(as(world, person), { username: 'settled' });
    expect(badges.filter(({ level }) => level !== null)).toEqual([]);
  });

  it('follows a maker’s mark at once on its owner’s page', async () => {
    const helper = await newMember(world, 'helper');
    for (const { id, maker } of projects) {
      const feedbackId = await tryAndTell(world, helper, id);
      await markFeedback(as(world, maker), { feedbackId, mark: 'helpful' });
    }
    const { badges } = await readProfile(as(world, helper), { username: 'helper' });
    expect(badges).toContainEqual({ name: 'helper', level: 1 });
    expect((await merits(helper)).levels).toEqual({});
  });
});
