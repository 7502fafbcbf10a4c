import type { Context } from '../../../core/context.ts';
import { authorTag } from './author-tags.ts';
import { listGivenBy } from './counts/responses.queries.ts';

export interface Given {
  testerId: string;
  projectId: string;
  kind: 'full' | 'quick';
}

/** What each of these people has given that counts. For learning from, in memory: it is never to be written down. */
export async function listGiven(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  testerIds: readonly string[],
): Promise<Given[]> {
  const tags = testerIds.map((id) => authorTag(vault, id));
  const people = new Map(tags.map((tag, index) => [tag.toString('hex'), testerIds[index] ?? '']));
  const rows = await listGivenBy(db, tags);
  return rows.map(({ authorTag: tag, ...row }) => ({
    ...row,
    testerId: people.get(tag.toString('hex')) ?? '',
  }));
}
