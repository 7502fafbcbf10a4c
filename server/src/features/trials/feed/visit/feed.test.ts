import { feedLimits } from '@firstlight/contract/trials/feed/feed-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { as, newTester, workOff } from '../../../../testing/people/testers.ts';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { feedOf } from '../../../../testing/projects/feeds.ts';
import { offerProject } from '../../../../testing/projects/offer-project.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { showProject } from '../../../../testing/projects/show-project.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { refreshListing } from '../../../showcase/projects/ratings/refresh-listing.ts';
import { changeVisibility } from '../../../showcase/projects/write/change-visibility.ts';
import { removeProject } from '../../../showcase/projects/write/remove-project.ts';
import { skipProject } from '../../feedback/skips/skip-project.ts';
import { countFresh } from './count-fresh.ts';
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

async function post(change: Parameters<typeof newProject>[2] = {}, owner = maker): Promise<string> {
  const id = await newProject(world, owner, change);
  await workOff(world);
  return id;
}

const idsFor = async (who: Member, input = {}) =>
  (await feedOf(as(world, who), input)).cards.map(({ id }) => id);

function later(minutes: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
}

describe('the feed', () => {
  it('asks for interests instead of guessing them', async () => {
    await post();
    const stranger = await newMember(world, 'stranger');
    expect(await feedOf(as(world, stranger), {})).toEqual({
      visit: null,
      interestsNeeded: true,
      cards: [],
    });
  });

  it('shows what shares an interest, and says which and why', async () => {
    const id = await post();
    const { cards } = await feedOf(as(world, tester), {});
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      id,
      reason: 'needs_feedback',
      shared: ['finance'],
      isIdea: false,
      owner: { username: 'maker' },
    });
  });

  it('does not move back the projects of a maker whom the tester has answered', async () => {
    const other = await newMember(world, 'other');
    const answered = await post();
    await post({}, other);
    const [known, unknown] = [await post(), await post({}, other)];
    await tryAndTell(world, tester, answered);
    await workOff(world);
    // Chance decides between two equal projects, so one of many visits begins with the known maker.
    let isEverBefore = false;
    for (let visit = 0; visit < 30 && !isEverBefore; visit++) {
      const ids = await idsFor(tester, { anew: 'true' });
      isEverBefore = ids.indexOf(known) < ids.indexOf(unknown);
    }
    expect(isEverBefore).toBe(true);
  });

  it('tells how a description begins, unless that is the pitch already', async () => {
    const description = 'Splits the takings of a day between the staff.';
    await post({ tagline: 'Fair tips', description });
    expect((await feedOf(as(world, tester), {})).cards[0]).toMatchObject({
      pitch: 'Fair tips',
      opening: description,
    });
    await post({ tagline: '', description });
    const { cards } = await feedOf(as(world, tester), { anew: 'true' });
    expect(cards.find(({ pitch }) => pitch === description)?.opening).toBe('');
  });

  it('says that what can only be read is an idea', async () => {
    await post({ link: null, demoType: 'idea' });
    const { cards } = await feedOf(as(world, tester), {});
    expect(cards[0]?.isIdea).toBe(true);
  });

  it('shows what lies outside one’s interests behind the rest, and says so, while people are few', async () => {
    const outside = await post({ categories: ['design'] });
    const inside = await post();
    const { cards } = await feedOf(as(world, tester), {});
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
    await refreshListing(world.database, { ownerId: suspect.id });
    // Before and after the distribution has heard of it.
    expect(await idsFor(tester)).toEqual([seen]);
    await workOff(world);
    expect(await idsFor(tester, { anew: 'true' })).toEqual([seen]);
    expect(await idsFor(tester, { anew: 'true' })).not.toContain(own);
  });

  it('begins somebody’s very first visit with what others have answered, and no later one', async () => {
    const answered = await post({ callToActionUrl: 'https://tidepool.example' });
    const waiting = await post({}, await newMember(world, 'other_maker'));
    const earlier = await newTester(world, 'earlier');
    await showProject(world, earlier, answered);
    await tryAndTell(world, earlier, answered);
    await workOff(world);
    // Lowers the value of the answered project by more than the random part of a score can make up for.
    await world.database.pool.query(
      'update feed_slots set value_full = value_full / 10, value_skip = value_skip / 10 where project_id = $1',
      [answered],
    );
    expect(await idsFor(tester)).toEqual([answered, waiting]);
    expect(await idsFor(tester, { anew: 'true' })).toEqual([waiting, answered]);
  });

  it('holds at most twenty cards', async () => {
    for (let n = 0; n < feedLimits.cards + 5; n++) await post();
    expect(await idsFor(tester)).toHaveLength(feedLimits.cards);
  });

  it('holds what its reader was asked for, however little it is worth to anybody else', async () => {
    const [asked = '', ...others] = await Promise.all(
      Array.from({ length: feedLimits.cards + 25 }, () => newProject(world, maker)),
    );
    await workOff(world);
    const { database } = world;
    await database.pool.query('update feed_slots set value_full = 0, value_skip = 0 where project_id = $1', [
      asked,
    ]);
    expect(await idsFor(tester)).not.toContain(asked);
    await offerProject(world, tester.id, asked);

    const cards = await idsFor(tester, { anew: 'true' });
    expect(cards).toHaveLength(feedLimits.cards);
    expect(cards).toContain(asked);
    expect(cards.filter((id) => others.includes(id))).toHaveLength(feedLimits.cards - 1);
  });
});

describe('a visit', () => {
  it('keeps its order, whatever is posted and however often it is read', async () => {
    for (let n = 0; n < 8; n++) await post();
    const first = await feedOf(as(world, tester), {});
    await post();
    expect(await feedOf(as(world, tester), {})).toEqual(first);
    later(feedLimits.visitMinutes + 1);
    expect(await feedOf(as(world, tester), { visit: first.visit ?? '' })).toEqual(first);
  });

  it('is a new one after half an hour, or on demand', async () => {
    await post();
    const first = await feedOf(as(world, tester), {});
    const second = await feedOf(as(world, tester), { anew: 'true' });
    later(feedLimits.visitMinutes + 1);
    const third = await feedOf(as(world, tester), {});
    expect(new Set([first.visit, second.visit, third.visit]).size).toBe(3);
  });

  it('is nobody else’s', async () => {
    await post();
    const { visit } = await feedOf(as(world, tester), {});
    const other = await newTester(world, 'other');
    expect((await feedOf(as(world, other), { visit: visit ?? '' })).visit).not.toBe(visit);
  });

  it('loses what was skipped and keeps the rest in its order', async () => {
    for (let n = 0; n < 4; n++) await post();
    const before = await idsFor(tester);
    await skipProject(as(world, tester), { projectId: before[1] ?? '', reason: 'other', note: 'Not now.' });
    expect(await idsFor(tester)).toEqual(before.filter((_, place) => place !== 1));
  });

  it('counts what a new one would bring', async () => {
    await post();
    const { visit } = await feedOf(as(world, tester), {});
    expect(await countFresh(as(world, tester), { visit: visit ?? '' })).toEqual({ count: 0, more: 0 });
    await post();
    await post();
    expect(await countFresh(as(world, tester), { visit: visit ?? '' })).toEqual({ count: 2, more: 2 });
  });

  it('does not call new what merely has its turn next, unless its reader was asked for it', async () => {
    await Promise.all(Array.from({ length: feedLimits.cards + 3 }, () => newProject(world, maker)));
    await workOff(world);
    later(5);
    const { visit, cards } = await feedOf(as(world, tester), {});
    const ctx = as(world, tester);
    await markShown(ctx, { visit: visit ?? '', projectIds: cards.map(({ id }) => id) });
    expect(await countFresh(ctx, { visit: visit ?? '' })).toEqual({ count: 0, more: 3 });
    const [next = ''] = (await idsFor(tester, { anew: 'true' })).filter(
      (id) => !cards.some((card) => card.id === id),
    );
    await offerProject(world, tester.id, next);
    expect(await countFresh(ctx, { visit: visit ?? '' })).toEqual({ count: 1, more: 3 });
  });

  it('takes what was in view out of the next one, and only what it held', async () => {
    const shown = await post();
    const { visit } = await feedOf(as(world, tester), {});
    const unseen = await post();
    await markShown(as(world, tester), { visit: visit ?? '', projectIds: [shown, unseen] });
    await markShown(as(world, tester), { visit: visit ?? '', projectIds: [shown] });
    expect(await idsFor(tester, { visit })).toEqual([shown]);
    expect(await idsFor(tester, { anew: 'true' })).toEqual([unseen]);
  });
});
