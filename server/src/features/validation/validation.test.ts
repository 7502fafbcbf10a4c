import { randomUUID } from 'node:crypto';
import { validatedRules as rules } from '@firstlight/contract/rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../core/context.ts';
import { tryAndTell } from '../../testing/counted-feedback.ts';
import { newMember, newProject } from '../../testing/projects.ts';
import { as } from '../../testing/testers.ts';
import { testWorld, type World } from '../../testing/world.ts';
import { removeFeedback } from '../feedback/remove-feedback.ts';
import { replyInThread } from '../feedback/reply-in-thread.ts';
import { publishIteration } from '../iterations/publish-iteration.ts';
import { removeIteration } from '../iterations/remove-iteration.ts';
import { exploreProjects } from '../projects/explore-projects.ts';
import { readValidation } from './read-validation.ts';
import { weighProjects } from './weigh-projects.ts';

let world: World;
let maker: Member;
let projectId: string;
let testers: Member[];
const day = 24 * 60 * 60 * 1000;
let made = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterAll(() => world.close());

/** A maker, a project and as many old accounts as the rule asks for. */
beforeEach(async () => {
  made += 1;
  world.clock.now = new Date(`2026-11-02T10:00:00.000Z`);
  maker = await newMember(world, `maker_${made}`);
  projectId = await newProject(world, maker);
  testers = [];
  for (let n = 0; n < rules.testers; n++) testers.push(await newMember(world, `tester_${made}_${n}`));
});

/** They all come, one after the other, over as many days as the rule asks; the maker replies to half of them. */
async function earn(traits: { rating?: number; isOpened?: boolean } = {}): Promise<string[]> {
  const began = world.clock.now.getTime();
  const ids: string[] = [];
  for (const [place, tester] of testers.entries()) {
    world.clock.now = new Date(began + (place * rules.spanDays * day) / (testers.length - 1));
    ids.push(await tryAndTell(world, tester, projectId, traits));
  }
  for (const feedbackId of ids.slice(0, Math.ceil(ids.length * rules.repliedShareMin)))
    await reply(feedbackId);
  return ids;
}

const reply = (feedbackId: string) =>
  replyInThread(as(world, maker), { feedbackId, messageId: randomUUID(), text: 'Thank you.' });
const figures = () => readValidation(world.ctx, { projectId });
const isListedAsValidated = async () => {
  const { bytes } = await exploreProjects(as(world, maker), { validated: 'true' });
  return bytes.includes(projectId);
};
async function night(): Promise<boolean> {
  await weighProjects(world.jobCtx);
  return (await figures()).isValidated;
}

describe('Validated', () => {
  it('is granted in the night after the rule is met, and says by which figures', async () => {
    await earn();
    expect((await figures()).isValidated).toBe(false);
    expect(await night()).toBe(true);
    expect(await figures()).toMatchObject({
      since: '2026-11-09',
      testers: rules.testers,
      testersNeeded: rules.testers,
      night: { on: '2026-11-09', spanDays: rules.spanDays, replied: rules.testers / 2, isTrusted: true },
    });
    expect(await isListedAsValidated()).toBe(true);
  });

  it('is said of a project in the night that granted it, and in no other', async () => {
    await earn();
    world.happened.events.length = 0;
    await night();
    await night();
    const granted = { name: 'validation.granted', projectId, on: '2026-11-09' };
    expect(world.happened.events.filter((event) => 'projectId' in event)).toEqual([granted]);
  });

  it('never moves by feedback without evidence, however much of it there is', async () => {
    await earn({ isOpened: false });
    expect(await night()).toBe(false);
    expect(await figures()).toMatchObject({ testers: 0, rating: null, night: null });
  });

  it('waits for the maker to reply to half', async () => {
    const ids = await earn();
    await world.database.pool.query('delete from feedback_messages where feedback_id = $1', [ids[0]]);
    expect(await night()).toBe(false);
    expect((await figures()).night).toMatchObject({ replied: rules.testers / 2 - 1, isTrusted: null });
    await reply(ids[0] ?? '');
    expect(await night()).toBe(true);
  });

  it('takes an iteration in place of replies, and says how many there are', async () => {
    await earn();
    await world.database.pool.query('delete from feedback_messages');
    const said = { whatChanged: 'It starts at once.', link: null, feedbackIds: [], skipIds: [] };
    const { id } = await publishIteration(as(world, maker), { projectId, ...said });
    expect(await figures()).toMatchObject({ iterations: 1 });
    expect(await night()).toBe(true);
    expect(await figures()).toMatchObject({ iterations: 1, night: { replied: 0 } });
    await removeIteration(as(world, maker), { iterationId: id });
    expect(await figures()).toMatchObject({ iterations: 0, isValidated: true });
  });

  it('goes at once with a rating that falls too low, and not with one that falls a little', async () => {
    await earn();
    await night();
    const seen: { rating: number; isValidated: boolean }[] = [];
    for (let n = 0; (seen.at(-1)?.rating ?? 5) >= rules.lostBelow; n++) {
      await tryAndTell(world, await newMember(world, `harsh_${made}_${n}`), projectId, { rating: 1 });
      const { rating, isValidated } = await figures();
      seen.push({ rating: rating ?? 0, isValidated });
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.map(({ isValidated }) => isValidated)).toEqual(
      seen.map(({ rating }) => rating >= rules.lostBelow),
    );
    expect(await isListedAsValidated()).toBe(false);
    expect(await night()).toBe(false);
  });

  it('goes in the night after the feedback behind it is gone', async () => {
    const ids = await earn();
    await night();
    await removeFeedback(as(world, testers[0] as Member), { feedbackId: ids[0] ?? '' });
    expect((await figures()).isValidated).toBe(true);
    expect(await night()).toBe(false);
  });

  it.each([
    ['accounts that were young when they wrote', makeYoung],
    ['people whose projects the maker reviewed', makeFriends],
  ])('is withheld while too many are %s', async (_, make) => {
    const allowed = Math.floor(rules.testers * rules.doubtfulShareMax);
    await make(testers.slice(0, allowed));
    await earn();
    expect(await night()).toBe(true);
    await make(testers.slice(allowed, allowed + 1));
    expect(await night()).toBe(false);
    expect((await figures()).night?.isTrusted).toBe(false);
  });
});

/** As if they had opened their accounts a day before the first feedback; a day later they are older than that. */
async function makeYoung(people: readonly Member[]): Promise<void> {
  await world.database.pool.query('update users set created_at = $2 where id = any($1)', [
    people.map(({ id }) => id),
    new Date('2026-11-01T10:00:00.000Z'),
  ]);
}

async function makeFriends(people: readonly Member[]): Promise<void> {
  for (const person of people) await tryAndTell(world, maker, await newProject(world, person));
}
