import { randomInt, randomUUID } from 'node:crypto';
import { nextQuarter } from '../../core/next-quarter.ts';
import { markRead } from '../../features/outreach/notifications/list/mark-read.ts';
import { countMerits } from '../../features/reputation/merits/count-merits.ts';
import { sumExposures } from '../../features/trials/distribution/measure/sum-exposures.ts';
import { authorTags } from '../../features/trials/feedback/author-tags.ts';
import { editFeedback } from '../../features/trials/feedback/give/edit-feedback.ts';
import { storeFeedback } from '../../features/trials/feedback/give/store-feedback.ts';
import { releasePending } from '../../features/trials/feedback/pending/release-pending.ts';
import { skipProject } from '../../features/trials/feedback/skips/skip-project.ts';
import { openTestRow, startTestRow } from '../../features/trials/feedback/test-it/tests.queries.ts';
import type { TestPerson } from '../people/makers-and-testers.ts';
import { as } from '../people/testers.ts';
import type { World } from '../world.ts';
import type { Note } from './attack.ts';
import type { WatchingMaker } from './watching-maker.ts';

/** A feedback or the note of a skip, with what its maker came to know of it. */
export interface HiddenNote extends Note {
  id: string;
  projectId: string;
  kind: 'full' | 'quick';
  text: string;
  author: TestPerson;
  seenAt: number;
}

const hour = 3_600_000;
const creditedEach = 2;

/** A project from its first note to the morning after its testers have tried what was changed for them. */
export async function liveThrough(
  world: World,
  maker: WatchingMaker,
  authors: readonly TestPerson[],
  kinds: readonly HiddenNote['kind'][],
): Promise<HiddenNote[]> {
  const notes: HiddenNote[] = [];
  for (const [place, author] of authors.entries()) {
    await maker.wait(randomInt(4 * hour));
    notes.push(await leaveNote(world, maker, author, kinds[place] ?? 'full'));
  }
  await iterate(world, maker, shuffled(notes).slice(0, creditedEach));
  await maker.wait(24 * hour);
  // What is made from hidden notes is counted at night.
  await sumExposures(world.ctx, 'visible');
  await countMerits(world.ctx);
  return notes;
}

async function leaveNote(
  world: World,
  maker: WatchingMaker,
  author: TestPerson,
  kind: HiddenNote['kind'],
): Promise<HiddenNote> {
  const { projectId } = maker;
  const text = Array.from({ length: 12 }, () => randomUUID().slice(0, 8)).join(' ');
  const { id } = await (kind === 'full' ? give : skip)(world, projectId, author, text);
  await show(world, maker);
  const clues = await maker.look();
  return {
    group: `${projectId} ${kind}`,
    projectId,
    id,
    kind,
    text,
    author,
    seenAt: world.clock.now.getTime(),
    clues,
  };
}

/** Lets the full quarter of an hour come with which the maker sees it. */
async function show(world: World, maker: WatchingMaker): Promise<void> {
  const { now } = world.clock;
  await maker.wait(nextQuarter(now).getTime() - now.getTime());
  await releasePending(world.jobCtx);
  await maker.hear();
}

export async function give(world: World, projectId: string, { id, ctx }: TestPerson, comment: string) {
  await tryOut(world, projectId, id);
  const written = { projectId, rating: 3, comment };
  return storeFeedback({ ...ctx, newId: randomUUID }, { id, isLimited: false }, written);
}

export function skip(world: World, projectId: string, { ctx }: TestPerson, note: string) {
  return skipProject(as(world, ctx.actor), { projectId, reason: 'too_complex', note });
}

async function tryOut(world: World, projectId: string, testerId: string): Promise<void> {
  const { db } = world.database;
  const [startedAt, tokenHash] = [world.clock.now, Buffer.from(randomUUID())];
  const tokenExpiresAt = new Date(startedAt.getTime() + 1_000);
  const tags = authorTags(world.engines.vault, testerId, projectId);
  await startTestRow(db, { ...tags, projectId, startedAt, tokenHash, tokenExpiresAt });
  await openTestRow(db, tokenHash, startedAt);
}

/** Whoever is credited reads of it and, where they gave feedback, tests again. */
async function iterate(world: World, maker: WatchingMaker, credited: readonly HiddenNote[]): Promise<void> {
  const idsOf = (kind: HiddenNote['kind']) =>
    credited.filter((note) => note.kind === kind).map(({ id }) => id);
  await maker.wait(randomInt(4 * hour));
  await maker.publish({ feedbackIds: idsOf('full'), skipIds: idsOf('quick') });
  await maker.hear();
  for (const { id, kind, text, author, clues } of credited) {
    await maker.wait(randomInt(4 * hour));
    const ctx = as(world, author.ctx.actor);
    await markRead(ctx, { id: null });
    if (kind === 'full') {
      await tryOut(world, maker.projectId, author.id);
      await editFeedback(ctx, { feedbackId: id, rating: 3, comment: text });
    }
    await show(world, maker);
    clues['tested again at'] = world.clock.now.getTime() % (24 * hour);
  }
}

export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: randomInt(2 ** 32) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
