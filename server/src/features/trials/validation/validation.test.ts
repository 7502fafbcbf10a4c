import { randomUUID } from 'node:crypto';
import { validatedRules as rules } from '@firstlight/contract/rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../../core/context.ts';
import { as } from '../../../testing/people/testers.ts';
import { tryAndTell } from '../../../testing/projects/counted-feedback.ts';
import { newMember, newProject } from '../../../testing/projects/projects.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { showProject } from '../../../testing/projects/show-project.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { exploreProjects } from '../../showcase/projects/explore/explore-projects.ts';
import { removeFeedback } from '../feedback/give/remove-feedback.ts';
import { replyInThread } from '../feedback/threads/reply-in-thread.ts';
import { publishIteration } from '../iterations/publish-iteration.ts';
import { removeIteration } from '../iterations/remove-iteration.ts';
import { judgeProjects } from './judge-projects.ts';
import { readValidation } from './read-validation.ts';

let world: World;
let maker: Member;
let projectId: string;
let testers: Member[];
const day = 24 * 60 * 60 * 1000;
let made = 0;
const allowed = Math.floor(rules.testers * rules.doubtfulShareMax);

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
async function earn(
  traits: { rating?: number; isOpened?: boolean } = {},
  isPrompted: (place: number) => boolean = () => true,
): Promise<string[]> {
  const began = world.clock.now.getTime();
  const ids: string[] = [];
  for (const [place, tester] of testers.entries()) {
    world.clock.now = new Date(began + (place * rules.spanDays * day) / (testers.length - 1));
    if (isPrompted(place)) await showProject(world, tester, projectId);
    ids.push(await tryAndTell(world, tester, projectId, traits));
  }
  for (const feedbackId of ids.slice(0, Math.ceil(ids.length * rules.repliedShareMin)))
    await reply(feedbackId);
  return ids;
}

const reply = (feedbackId: string) =>
  replyInThread(as(world, maker), { feedbackId, messageId: randomUUID(), text: 'Thank you.' });
const figures = () => readValidation(world.ctx, { projectId });
const adjustedRating = async () => {
  const { rows } = await world.database.pool.query(
    'select rating / 1000.0 as rating from project_stats where project_id = $1',
    [projectId],
  );
  return Number(rows[0].rating);
};
const isListedAsValidated = async () => {
  const { bytes } = await exploreProjects(as(world, maker), { validated: 'true' });
  return bytes.includes(projectId);
};
async function night(): Promise<boolean> {
  world.clock.now = new Date(world.clock.now.getTime() + day);
  await judgeProjects(world.jobCtx);
  return (await figures()).isValidated;
}
describe('Validated', () => {
  it('is granted in the night that finds the rule met, with the numbers behind it', async () => {
    await earn();
    expect((await figures()).isValidated).toBe(false);
    expect(await night()).toBe(true);
    expect(await figures()).toEqual({
      isValidated: true,
      since: '2026-11-10',
      testers: rules.testers,
      testersNeeded: rules.testers,
      rating: 5,
      isRatingReached: true,
      iterations: 0,
      night: { on: '2026-11-10', spanDays: rules.spanDays, replied: rules.testers / 2 },
    });
    expect(await isListedAsValidated()).toBe(true);
  });

  it('is said of a project in the night that granted it, and in no other', async () => {
    await earn();
    world.happened.events.length = 0;
    await night();
    await night();
    const granted = { name: 'validation.granted', projectId, on: (await figures()).since };
    const ofThis = world.happened.events.filter(
      (event) => event.name === granted.name && 'projectId' in event && event.projectId === projectId,
    );
    expect(ofThis).toEqual([granted]);
  });

  it('never moves by feedback without evidence, however much of it there is', async () => {
    await earn({ isOpened: false });
    expect(await night()).toBe(false);
    expect(await figures()).toMatchObject({ testers: 0, rating: null, isRatingReached: false, night: null });
  });

  it('waits for the maker to reply to half', async () => {
    const ids = await earn();
    await world.database.pool.query('delete from feedback_replies where feedback_id = $1', [ids[0]]);
    expect(await night()).toBe(false);
    expect((await figures()).night).toMatchObject({ replied: rules.testers / 2 - 1 });
    await reply(ids[0] ?? '');
    expect(await night()).toBe(true);
  });

  it('takes an iteration in place of replies, and says how many there are', async () => {
    await earn();
    await world.database.pool.query('delete from feedback_replies');
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
      seen.push({ rating: await adjustedRating(), isValidated: (await figures()).isValidated });
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.map(({ isValidated }) => isValidated)).toEqual(
      seen.map(({ rating }) => rating >= rules.lostBelow),
    );
    expect(await isListedAsValidated()).toBe(false);
    expect(await night()).toBe(false);
  });

  it('is lost in the night after a feedback was removed, until another replaces it', async () => {
    const ids = await earn();
    await night();
    await removeFeedback(as(world, testers.at(-1) as Member), { feedbackId: ids.at(-1) ?? '' });
    await publishAll(world);
    expect((await figures()).isValidated).toBe(true);
    expect(await night()).toBe(false);
    expect((await figures()).since).toBeNull();
    const another = await newMember(world, `another_${made}`);
    await showProject(world, another, projectId);
    await tryAndTell(world, another, projectId);
    expect(await night()).toBe(true);
  });

  it.each([
    [true, 'as many testers were young as the rule allows', makeYoung, allowed],
    [false, 'one tester more was young', makeYoung, allowed + 1],
    [true, 'as many testers came unprompted as the rule allows', nobody, allowed],
    [false, 'one tester more came unprompted', nobody, allowed + 1],
  ])('is %s where %s', async (isGranted, _, make, doubtful) => {
    await make(testers.slice(0, doubtful));
    await earn({}, (place) => make === makeYoung || place >= doubtful);
    expect(await night()).toBe(isGranted);
  });
});

const nobody = async () => undefined;

/** As if they had opened their accounts a day before the first feedback; a day later they are older than that. */
async function makeYoung(people: readonly Member[]): Promise<void> {
  await world.database.pool.query('update users set created_at = $2 where id = any($1)', [
    people.map(({ id }) => id),
    new Date('2026-11-01T10:00:00.000Z'),
  ]);
}
