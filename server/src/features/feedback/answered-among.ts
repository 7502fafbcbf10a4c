import type { Context } from '../../core/context.ts';
import { findAnswered } from './answers.queries.ts';
import { authorTags } from './author-tags.ts';

/** Which of these projects somebody has given feedback on or skipped. */
export async function answeredAmong(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  testerId: string,
  projectIds: readonly string[],
): Promise<Set<string>> {
  if (projectIds.length === 0) return new Set();
  const pairs = projectIds.map((id) => ({ id, tag: authorTags(vault, testerId, id).pairTag }));
  const answered = await findAnswered(
    db,
    pairs.map(({ tag }) => tag),
  );
  return new Set(pairs.flatMap(({ id, tag }) => (answered.has(tag.toString('hex')) ? [id] : [])));
}
