import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import type { Member } from '../../core/context.ts';
import { nextBoundary } from '../../core/publication-boundary.ts';
import { changeVisibility } from '../../features/showcase/projects/write/change-visibility.ts';
import { removeProject } from '../../features/showcase/projects/write/remove-project.ts';
import { nightlyUpkeep } from '../../features/trials/distribution/learn/nightly-upkeep.ts';
import { runDistribution } from '../../features/trials/distribution/run/run-distribution.ts';
import { markShown } from '../../features/trials/feed/visit/mark-shown.ts';
import { giveFeedback } from '../../features/trials/feedback/give/give-feedback.ts';
import { skipProject } from '../../features/trials/feedback/skips/skip-project.ts';
import { openTest } from '../../features/trials/feedback/test-it/open-test.ts';
import { startTest } from '../../features/trials/feedback/test-it/start-test.ts';
import { as, newTester, workOff } from '../people/testers.ts';
import type { World } from '../world.ts';
import { feedOf } from './feeds.ts';
import { newMember, newProject } from './projects.ts';
import { publishAll } from './release.ts';

export interface Town {
  testers: number;
  projectsPerDay: number;
  days: number;
  /** Called for everybody who opens their feed, and with every card they see before they act on it. */
  onVisit(tester: Member): void;
  onCard(tester: Member, card: FeedCard): void;
  /** Called when a project is taken away for a while, and when it comes back. */
  onTurn(projectId: string, isHidden: boolean): void;
}

interface Posted {
  projectId: string;
  maker: Member;
  slot: number;
}

const slotHours = 6;
const slots = 24 / slotHours;
const hour = 60 * 60 * 1000;

/**
 * People who post, come, try, skip and forget, for so many days, through the very acts that the site offers. The same
 * seed makes the same town. Each tester comes twice or three times a week and looks at a handful of cards.
 */
export async function liveInTown(world: World, town: Town): Promise<void> {
  // One connection does it all; what a power cut would lose of it is of no interest.
  await world.database.pool.query('set synchronous_commit = off');
  const chance = seeded(7);
  const makers = await people(town.projectsPerDay * 4, (n) => newMember(world, `maker_${n}`));
  const testers = await people(town.testers, (n) => newTester(world, `tester_${n}`, some(chance, 3)));
  const began = new Date('2026-11-02T00:00:00.000Z').getTime();
  await nightlyUpkeep(world.jobCtx);
  const away: Posted[] = [];
  let posted = 0;
  for (let slot = 0; slot < town.days * slots; slot++) {
    world.clock.now = new Date(began + slot * slotHours * hour);
    for (let due = Math.floor(((slot + 1) * town.projectsPerDay) / slots); posted < due; posted++) {
      const maker = makers[posted % makers.length];
      if (!maker) continue;
      const projectId = await post(world, maker, some(chance, 2), posted);
      if (fateOf(posted) === 'away') away.push({ projectId, maker, slot });
    }
    for (const one of away) await turn(world, town, one, slot);
    await workOff(world);
    for (const tester of testers) {
      if (chance() < 0.4 / slots) await visit(world, tester, chance, town);
    }
    await workOff(world);
    await runDistribution(world.jobCtx, { kind: 'scheduled', requestedBy: null });
    if (slot % slots === 1) await nightlyUpkeep(world.jobCtx);
    await workOff(world);
  }
}

/** Every fifteenth project is hidden at once, every twentieth deleted; every twelfth goes away for a day. */
function fateOf(nth: number): 'hidden' | 'deleted' | 'away' | 'stays' {
  if (nth % 15 === 14) return 'hidden';
  if (nth % 20 === 19) return 'deleted';
  return nth % 12 === 5 ? 'away' : 'stays';
}

async function post(world: World, maker: Member, chosen: Category[], nth: number): Promise<string> {
  const projectId = await newProject(world, maker, { categories: chosen });
  const fate = fateOf(nth);
  if (fate === 'hidden') await changeVisibility(as(world, maker), { projectId, isHidden: true });
  if (fate === 'deleted') await removeProject(as(world, maker), { projectId });
  return projectId;
}

/** On its second day it is hidden, on its third shown again. */
async function turn(
  world: World,
  town: Town,
  { projectId, maker, slot }: Posted,
  now: number,
): Promise<void> {
  const isHidden = now === slot + slots;
  if (!isHidden && now !== slot + 2 * slots) return;
  await changeVisibility(as(world, maker), { projectId, isHidden });
  town.onTurn(projectId, isHidden);
}

async function visit(world: World, tester: Member, chance: () => number, town: Town): Promise<void> {
  const ctx = as(world, tester);
  const { visit: id, cards } = await feedOf(ctx, { anew: 'true' });
  town.onVisit(tester);
  const seen = cards.slice(0, 2 + Math.floor(chance() * 4));
  if (!id || seen.length === 0) return;
  await markShown(ctx, { visit: id, projectIds: seen.map((card) => card.id) });
  for (const card of seen) {
    town.onCard(tester, card);
    const draw = chance();
    if (draw < 0.3) await tryAndTell(world, tester, card.id, chance);
    else if (draw < 0.35) await startTest(ctx, { projectId: card.id });
    else if (draw < 0.5)
      await skipProject(ctx, { projectId: card.id, reason: 'unclear_value', note: 'Who for?' });
  }
  await atNextQuarter(world, () => publishAll(world));
}

/** What was done shows with the full quarter of an hour, and keeps that moment. */
async function atNextQuarter(world: World, act: () => Promise<void>): Promise<void> {
  const { now } = world.clock;
  world.clock.now = nextBoundary(now);
  await act();
  world.clock.now = now;
}

async function tryAndTell(
  world: World,
  tester: Member,
  projectId: string,
  chance: () => number,
): Promise<void> {
  const ctx = as(world, tester);
  const { address } = await startTest(ctx, { projectId });
  await openTest(ctx, address?.replace('/go/', '') ?? '');
  const words = Array.from({ length: 14 }, () => Math.floor(chance() * 1e9).toString(36));
  await giveFeedback(ctx, { projectId, rating: 1 + Math.floor(chance() * 5), comment: words.join(' ') });
}

async function people(count: number, make: (n: number) => Promise<Member>): Promise<Member[]> {
  const made: Member[] = [];
  for (let n = 0; n < count; n++) made.push(await make(n));
  return made;
}

function some(chance: () => number, most: number): Category[] {
  const chosen = new Set<Category>();
  const count = 1 + Math.floor(chance() * most);
  while (chosen.size < count) chosen.add(categories[Math.floor(chance() * categories.length)] ?? 'other');
  return [...chosen];
}

/** Numbers in [0, 1) that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
