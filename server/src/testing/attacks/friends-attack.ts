import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Member } from '../../core/context.ts';
import { nightlyUpkeep } from '../../features/trials/distribution/learn/nightly-upkeep.ts';
import { sumExposures } from '../../features/trials/distribution/measure/sum-exposures.ts';
import { recountProject } from '../../features/trials/distribution/need/recount-project.ts';
import { runDistribution } from '../../features/trials/distribution/run/run-distribution.ts';
import { removeFeedback } from '../../features/trials/feedback/give/remove-feedback.ts';
import { makePerson, makeProject, type TestPerson } from '../people/makers-and-testers.ts';
import { as, newTester } from '../people/testers.ts';
import { feedOf } from '../projects/feeds.ts';
import { releaseActs } from '../projects/release.ts';
import type { World } from '../world.ts';
import { give, skip } from './hidden-notes.ts';
import { leavesOf, type WatchingMaker, watchingMaker } from './watching-maker.ts';

/** Somebody the maker suspects, with a project that can be answered to see what it changes. */
interface Friend {
  person: TestPerson;
  projectId: string;
  hasWritten: boolean;
}

const hour = 3_600_000;
const words = () => Array.from({ length: 12 }, () => randomUUID().slice(0, 8)).join(' ');

/**
 * A maker who answers one suspect after the other and looks whether anything about their own project moves, because of
 * people who answer each other only so much counts. Accomplices have used that up before; one more reads the feed.
 */
export async function friendsAttack(
  world: World,
  app: FastifyInstance,
  { full, quick, others }: { full: number; quick: number; others: number },
) {
  for (let n = 0; n < 8; n++) await newTester(world, `bystander_${n}`, ['saas']);
  await nightlyUpkeep(world.jobCtx);
  const maker = await watchingMaker(world, app, 'curious');
  const reader = await newTester(world, 'reader', ['saas']);
  const friends: Friend[] = [];
  for (let n = 0; n < full + quick + others; n++) {
    const friend = await newFriend(world, `suspect_${n}`, n < full + quick);
    friends.push(friend);
    if (n < full) await give(world, maker.projectId, friend.person, words());
    else if (friend.hasWritten) await skip(world, maker.projectId, friend.person, words());
  }
  for (const leave of [give, skip]) {
    const accomplice = await newFriend(world, `accomplice_${leave.name}`, true);
    await leave(world, maker.projectId, accomplice.person, words());
    await give(world, accomplice.projectId, maker.person, words());
  }
  // From here on a card says that help is still looked for.
  world.clock.now = new Date(world.clock.now.getTime() + 26 * hour);

  const look = () => lookAround(world, maker, reader);
  const seen: { hasWritten: boolean; changed: string[] }[] = [];
  for (const { person, projectId, hasWritten } of friends) {
    const before = await look();
    const { id } = await give(world, projectId, maker.person, words());
    const after = await look();
    const places = new Set([...before.keys(), ...after.keys()]);
    const changed = [...places].filter((place) => before.get(place) !== after.get(place));
    seen.push({ hasWritten, changed: changed.map((place) => place.replaceAll(person.username, 'them')) });
    await removeFeedback(as(world, maker.person.ctx.actor), { feedbackId: id });
  }
  return seen;
}

async function newFriend(world: World, name: string, hasWritten: boolean): Promise<Friend> {
  const person = await makePerson(world, name);
  return { person, projectId: await makeProject(world, person.id), hasWritten };
}

/** After an edit of their own project and a run: figures, news, pages, and why its card is in somebody's feed. */
async function lookAround(
  world: World,
  maker: WatchingMaker,
  reader: Member,
): Promise<Map<string, string | number>> {
  await releaseActs(world);
  await recountProject(world.ctx, maker.projectId);
  await runDistribution(world.jobCtx, { kind: 'nightly', requestedBy: null });
  await sumExposures(world.ctx, 'open');
  const pages = ['/api/me/ledgers', '/api/projects/:projectId', '/api/projects/:projectId/notes.csv'];
  const read = await Promise.all(pages.map((page) => maker.read(page)));
  const { cards } = await feedOf(as(world, reader), { anew: 'true' });
  const reason = cards.find(({ id }) => id === maker.projectId)?.reason;
  return new Map([...Object.entries(await maker.look()), ...leavesOf({ read, reason }, 'seen')]);
}
