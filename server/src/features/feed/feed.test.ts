import { feedLimits } from '@firstlight/contract/feed-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../core/context.ts';
import { newMember, newProject } from '../../testing/projects.ts';
import { as, newTester, workOff } from '../../testing/testers.ts';
import { testWorld, type World } from '../../testing/world.ts';
import { skipProject } from '../feedback/skip-project.ts';
import { publishIteration } from '../iterations/publish-iteration.ts';
import { changeVisibility } from '../projects/change-visibility.ts';
import { relistProjects } from '../projects/relist-projects.ts';
import { removeProject } from '../projects/remove-project.ts';
import { countFresh } from './count-fresh.ts';
import { markShown } from './mark-shown.ts';
import { readFeed } from './read-feed.ts';

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

async function post(change: Parameters<typeof newProject>[2] = {}, owner = maker): Promise<string> {
  const id = await newProject(world, owner, change);
  await workOff(world);
  return id;
}

const idsFor = async (who: Member, input = {}) =>
  (await readFeed(as(world, who), input)).cards.map(({ id }) => id);

function later(minutes: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
}

describe('the feed', () => {
  it('asks for interests instead of guessing them', async () => {
    await post();
    const stranger = await newMember(world, 'stranger');
    expect(await readFeed(as(world, stranger), {})).toEqual({
      visit: null,
      interestsNeeded: true,
      cards: [],
    });
  });

  it('shows what shares an interest, and says which and why', async () => {
    const id = await post();
    const { cards } = await readFeed(as(world, tester), {});
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      id,
      reason: 'needs_feedback',
      shared: ['finance'],
      isIdea: false,
      owner: { username: 'maker' },
    });
  });

  it('says that what can only be read is an idea', async () => {
    await post({ link: null, demoType: 'idea' });
    const { cards } = await readFeed(as(world, tester), {});
    expect(cards[0]?.isIdea).toBe(true);
  });

  it('shows what lies outside one’s interests behind the rest, and says so, while people are few', async () => {
    const outside = await post({ categories: ['design'] });
    const inside = await post();
    const { cards } = await readFeed(as(world, tester), {});
    expect(cards.map(({ id, reason }) => [id, reason])).toEqual([
      [inside, 'needs_feedback'],
      [outside, 'outside_interests'],
    ]);
  });

  it('shows one’s own language before the other', async () => {
    const french = await post({ language: 'fr' });
    const english = await post();
    expect(await idsFor(tester)).toEqual([english, french]);
    expect(await idsFor(await newTester(world, 'lecteur', ['finance'], 'fr'))).toEqual([french, english]);
  });

  it('never shows one’s own, hidden, deleted, or a suspended maker’s', async () => {
    const [own, hidden, deleted, seen] = [await post({}, tester), await post(), await post(), await post()];
    const suspect = await newMember(world, 'suspect');
    await post({}, suspect);
    await changeVisibility(as(world, maker), { projectId: hidden, isHidden: true });
    await removeProject(as(world, maker), { projectId: deleted });
    await world.database.pool.query(`update users set standing = 'suspended' where id = $1`, [suspect.id]);
    await relistProjects(world.database, { ownerId: suspect.id });
    // Before and after the distribution has heard of it.
    expect(await idsFor(tester)).toEqual([seen]);
    await workOff(world);
    expect(await idsFor(tester, { anew: 'true' })).toEqual([seen]);
    expect(await idsFor(tester, { anew: 'true' })).not.toContain(own);
  });

  it('holds at most twenty cards', async () => {
    for (let n = 0; n < feedLimits.cards + 5; n++) await post();
    expect(await idsFor(tester)).toHaveLength(feedLimits.cards);
  });
});

describe('a visit', () => {
  it('keeps its order, whatever is posted and however often it is read', async () => {
    for (let n = 0; n < 8; n++) await post();
    const first = await readFeed(as(world, tester), {});
    await post();
    expect(await readFeed(as(world, tester), {})).toEqual(first);
    later(feedLimits.visitMinutes + 1);
    expect(await readFeed(as(world, tester), { visit: first.visit ?? '' })).toEqual(first);
  });

  it('is a new one after half an hour, or on demand', async () => {
    await post();
    const first = await readFeed(as(world, tester), {});
    const second = await readFeed(as(world, tester), { anew: 'true' });
    later(feedLimits.visitMinutes + 1);
    const third = await readFeed(as(world, tester), {});
    expect(new Set([first.visit, second.visit, third.visit]).size).toBe(3);
  });

  it('is nobody else’s', async () => {
    await post();
    const { visit } = await readFeed(as(world, tester), {});
    const other = await newTester(world, 'other');
    expect((await readFeed(as(world, other), { visit: visit ?? '' })).visit).not.toBe(visit);
  });

  it('loses what was skipped and keeps the rest in its order', async () => {
    for (let n = 0; n < 4; n++) await post();
    const before = await idsFor(tester);
    await skipProject(as(world, tester), { projectId: before[1] ?? '', reason: 'other', note: 'Not now.' });
    expect(await idsFor(tester)).toEqual(before.filter((_, place) => place !== 1));
  });

  it('counts what a new one would bring', async () => {
    await post();
    const { visit } = await readFeed(as(world, tester), {});
    expect(await countFresh(as(world, tester), { visit: visit ?? '' })).toEqual({ count: 0 });
    await post();
    await post();
    expect(await countFresh(as(world, tester), { visit: visit ?? '' })).toEqual({ count: 2 });
  });

  it('takes what was in view out of the next one, and only what it held', async () => {
    const shown = await post();
    const { visit } = await readFeed(as(world, tester), {});
    const unseen = await post();
    await markShown(as(world, tester), { visit: visit ?? '', projectIds: [shown, unseen] });
    await markShown(as(world, tester), { visit: visit ?? '', projectIds: [shown] });
    expect(await idsFor(tester, { visit })).toEqual([shown]);
    expect(await idsFor(tester, { anew: 'true' })).toEqual([unseen]);
  });
});

describe('a second chance', () => {
  const skipped = async () => {
    const projectId = await post();
    const { visit } = await readFeed(as(world, tester), {});
    await markShown(as(world, tester), { visit: visit ?? '', projectIds: [projectId] });
    await skipProject(as(world, tester), { projectId, reason: 'unclear_value', note: 'For whom is it?' });
    await workOff(world);
    return projectId;
  };
  const iterate = async (projectId: string) => {
    const credits = { feedbackIds: [], skipIds: [] };
    const whatChanged = 'It says on the first page for whom it is.';
    await publishIteration(as(world, maker), { projectId, whatChanged, link: null, ...credits });
    await workOff(world);
  };

  it('comes once, two weeks after the skip, when the project has changed', async () => {
    const projectId = await skipped();
    later(15 * 24 * 60);
    expect(await idsFor(tester, { anew: 'true' })).toEqual([]);
    await iterate(projectId);
    const { visit, cards } = await readFeed(as(world, tester), { anew: 'true' });
    expect(cards).toMatchObject([{ id: projectId, reason: 'second_chance' }]);
    await markShown(as(world, tester), { visit: visit ?? '', projectIds: [projectId] });
    expect(await idsFor(tester, { anew: 'true' })).toEqual([]);
  });

  it('does not come before two weeks are over', async () => {
    const projectId = await skipped();
    later(13 * 24 * 60);
    await iterate(projectId);
    expect(await idsFor(tester, { anew: 'true' })).toEqual([]);
  });
});
