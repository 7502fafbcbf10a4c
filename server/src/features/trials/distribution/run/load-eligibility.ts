import { smallPoolRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { whoBlocks } from '../../../people/blocks/who-blocks.ts';
import { authorTag } from '../../feedback/author-tags.ts';
import { hasResponded } from '../../feedback/has-responded.ts';
import { listViewers } from '../measure/showings.queries.ts';
import type { Askable } from './find-askable.ts';
import { listOffered } from './offers.queries.ts';

interface Asking {
  projectId: string;
  ownerId: string;
  language: string;
}

/** A project has some dozens of viewers. */
const atOnce = 2_000;

/**
 * Whether a tester, by their place in the columns, may be asked for a project, by its place in the list: never the
 * maker, nobody who blocks the maker, nobody who was asked, saw it or answered it; while there are testers enough nobody of another language.
 */
export async function loadEligibility(
  ctx: Pick<Context, 'db' | 'vault' | 'now'>,
  projects: readonly Asking[],
  testers: Askable,
): Promise<(tester: number, project: number) => boolean> {
  const { db, vault } = ctx;
  const ids = projects.map(({ projectId }) => projectId);
  const viewers = await inParts(ids, (part) => listViewers(db, part));
  const offered = await inParts(ids, (part) => listOffered(db, part));
  const hasAnswered = await hasResponded(ctx, ids);
  const blocks = await whoBlocks(db, [...new Set(projects.map(({ ownerId }) => ownerId))]);
  const free = testers.places.reduce((sum, places) => sum + Number(places > 0), 0);
  const crossesLanguages = free < smallPoolRules.testers;
  // Most testers are never looked at, and a fingerprint takes a moment.
  const tags: string[] = [];
  const tagOf = (tester: number, testerId: string) => (tags[tester] ??= hex(authorTag(vault, testerId)));

  return (tester, project) => {
    const [testerId, work] = [testers.testerId[tester], projects[project]];
    if (!testerId || !work || testerId === work.ownerId) return false;
    if (!crossesLanguages && testers.language[tester] !== work.language) return false;
    return !(
      offered.get(work.projectId)?.includes(testerId) ||
      viewers.get(work.projectId)?.includes(tagOf(tester, testerId)) ||
      blocks(testerId, work.ownerId) ||
      hasAnswered(testerId, work.projectId)
    );
  };
}

const hex = (tag: Buffer) => tag.toString('hex');

/** One text per project that names them all: a set of strings each would take ten times the room. */
async function inParts(
  ids: readonly string[],
  read: (part: readonly string[]) => Promise<{ projectId: string; people: string }[]>,
): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (let from = 0; from < ids.length; from += atOnce) {
    for (const { projectId, people } of await read(ids.slice(from, from + atOnce)))
      all.set(projectId, people);
  }
  return all;
}
