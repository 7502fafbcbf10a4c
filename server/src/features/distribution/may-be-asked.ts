import { smallPoolRules } from '@firstlight/contract/distribution-rules.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../db/pool.ts';
import { whoAnswered } from '../feedback/who-answered.ts';
import { listOffered } from './offers.queries.ts';
import { listViewers } from './showings.queries.ts';
import { testerTag } from './tester-tag.ts';
import type { TesterRow } from './testers.queries.ts';

interface Asking {
  projectId: string;
  ownerId: string;
  language: string;
}

/** A project has some dozens of viewers. */
const atOnce = 2_000;

/**
 * Whether a tester, by their place in the list, may be asked for a project, by its place in the other: never the
 * maker, nobody who was asked, saw it or answered it, and while there are testers enough nobody of another language.
 */
export async function whoMayBeAsked(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  projects: readonly Asking[],
  testers: readonly TesterRow[],
): Promise<(tester: number, project: number) => boolean> {
  const ids = projects.map(({ projectId }) => projectId);
  const viewers = setsOf((await viewersOf(db, ids)).map((row) => [row.projectId, hex(row.testerTag)]));
  const hasAnswered = await whoAnswered({ db, vault }, ids);
  const offered = setsOf((await listOffered(db, ids)).map((row) => [row.projectId, row.testerId]));
  const crossesLanguages = testers.length < smallPoolRules.testers;
  // Most testers are never looked at, and a fingerprint takes a moment.
  const tags: string[] = [];
  const tagOf = (tester: number, testerId: string) => (tags[tester] ??= hex(testerTag(vault, testerId)));

  return (tester, project) => {
    const [person, work] = [testers[tester], projects[project]];
    if (!person || !work || person.testerId === work.ownerId) return false;
    if (!crossesLanguages && person.language !== work.language) return false;
    return !(
      offered.get(work.projectId)?.has(person.testerId) ||
      viewers.get(work.projectId)?.has(tagOf(tester, person.testerId)) ||
      hasAnswered(person.testerId, work.projectId)
    );
  };
}

const hex = (tag: Buffer) => tag.toString('hex');

function setsOf(pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>();
  for (const [key, value] of pairs) {
    const set = sets.get(key) ?? new Set();
    sets.set(key, set.add(value));
  }
  return sets;
}

async function viewersOf(db: Db, ids: readonly string[]): ReturnType<typeof listViewers> {
  const pages: Awaited<ReturnType<typeof listViewers>>[] = [];
  for (let from = 0; from < ids.length; from += atOnce)
    pages.push(await listViewers(db, ids.slice(from, from + atOnce)));
  return pages.flat();
}
