import type { Context } from '../../../core/context.ts';
import { authorTag } from '../feedback/author-tags.ts';
import { listShownBefore } from './measure/showings.queries.ts';

interface Pair {
  testerId: string;
  projectId: string;
}

/**
 * Which of these had been shown to whom before a day, so that asking again tells the same. Fingerprints inside, people
 * outside, for a hundred at once and in memory: it is never to be written down.
 */
export async function shownAmong<Asked extends Pair>(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  pairs: readonly Asked[],
  before: Date,
): Promise<Set<Asked>> {
  if (pairs.length === 0) return new Set();
  const tagged = pairs.map(({ testerId, projectId }) => ({ tag: authorTag(vault, testerId), projectId }));
  const shown = await listShownBefore(db, tagged, before.toISOString().slice(0, 10));
  return new Set(pairs.filter((_, place) => shown.has(place)));
}
