import { randomUUID } from 'node:crypto';
import { badgeRules, profileRules } from '@firstlight/contract/rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../../core/context.ts';
import { as } from '../../../testing/people/testers.ts';
import { tryAndTell } from '../../../testing/projects/counted-feedback.ts';
import { newMember, newProject } from '../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { listFeedback } from '../../trials/feedback/give/list-feedback.ts';
import { markFeedback } from '../../trials/feedback/give/mark-feedback.ts';
import { publishIteration } from '../../trials/iterations/publish-iteration.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { countMerits, publishMerits } from './count-merits.ts';

let world: World;
let maker: Member;
let testers: Member[];
let made = 0;
const day = 24 * 60 * 60 * 1000;
/** From the feedback to the last night before the next month. */
const nights = 27;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterAll(() => world.close());
beforeEach(async () => {
  made += 1;
  world.clock.now = new Date('2026-11-02T10:00:00.000Z');
  maker = await newMember(world, `nosy_${made}`);
  testers = [];
  for (let n = 0; n < 6; n++) testers.push(await newMember(world, `person_${made}_${n}`));
});

const later = (days: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + days * day);
};
const credit = (by: Member, projectId: string, feedbackIds: string[]) =>
  publishIteration(as(world, by), {
    projectId,
    whatChanged: 'It starts at once.',
    link: null,
    feedbackIds,
    skipIds: [],
  });
const profileOf = (viewer: Member, { username }: Member) => readProfile(as(world, viewer), { username });
/** All that the maker can read about the testers, night after night: each look that differs from the one before. */
async function watch(): Promise<string[]> {
  const look = async () =>
    JSON.stringify(await Promise.all(testers.map((tester) => profileOf(maker, tester))));
  const seen = [await look()];
  for (let night = 0; night < nights; night++) {
    later(1);
    await countMerits(world.jobCtx);
    seen.push(await look());
  }
  return seen.filter((bytes, place) => place > 0 && bytes !== seen[place - 1]);
}

describe('a maker who credits and marks one note far more than another', () => {
  it('sees no profile change before the next month', async () => {
    const projectId = await newProject(world, maker);
    for (const tester of testers) await tryAndTell(world, tester, projectId);
    const { items } = await listFeedback(as(world, maker), { projectId });
    for (const [place, times] of [5, 10, 25].entries()) {
      const note = items[place]?.id ?? '';
      await markFeedback(as(world, maker), { feedbackId: note, mark: 'helpful' });
      for (let n = 0; n < times; n++) await credit(maker, projectId, [note]);
    }
    expect(await watch()).toEqual([]);
    await publishMerits(world.jobCtx);
    for (const tester of testers) {
      const { counters } = await profileOf(maker, tester);
      expect(counters.find(({ name }) => name === 'iterationsInspired')).toMatchObject({ shownAs: 'few' });
    }
  });

  it('gives a tester one inspired iteration and no Catalyst by three projects of their own', async () => {
    const [tester] = testers as [Member];
    for (let n = 0; n < badgeRules.catalyst.makers[0]; n++) {
      const projectId = await newProject(world, maker);
      await credit(maker, projectId, [await tryAndTell(world, tester, projectId)]);
    }
    const { counters, badges } = await profileOf(tester, tester);
    expect(counters).toContainEqual({ name: 'iterationsInspired', shownAs: 'exact', count: 1 });
    expect(badges).toContainEqual({ name: 'catalyst', level: null });
  });
});

describe('feedback that several makers credit', () => {
  it('shows to its author at once, and to others from the next month on', async () => {
    const [tester] = testers as [Member];
    const enough = profileRules.counterSteps[0];
    for (let n = 0; n < enough; n++) {
      const other = await newMember(world, `maker_${made}_${n}`);
      const projectId = await newProject(world, other);
      await credit(other, projectId, [await tryAndTell(world, tester, projectId)]);
    }
    const seenBy = async (viewer: Member) => {
      const { counters, badges } = await profileOf(viewer, tester);
      return [
        counters.find(({ name }) => name === 'iterationsInspired'),
        badges.find(({ name }) => name === 'catalyst'),
      ];
    };
    const inspired = { name: 'iterationsInspired', shownAs: 'exact', count: enough };
    const catalyst = { name: 'catalyst', level: 1 };
    await countMerits(world.jobCtx);
    expect(await seenBy(tester)).toEqual([inspired, catalyst]);
    expect(await seenBy(maker)).toEqual([
      { ...inspired, shownAs: 'few' },
      { ...catalyst, level: null },
    ]);
    await publishMerits(world.jobCtx);
    expect(await seenBy(maker)).toEqual([{ ...inspired, shownAs: 'atLeast' }, catalyst]);
  });
});
