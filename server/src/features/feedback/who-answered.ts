import type { Context } from '../../core/context.ts';
import { listAnswerTags } from './answers.queries.ts';
import { authorTag } from './author-tags.ts';

/** Whether somebody answered one of these projects, so that they are not asked again. Not to be written down. */
export async function whoAnswered(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  projectIds: readonly string[],
): Promise<(testerId: string, projectId: string) => boolean> {
  const rows = await listAnswerTags(db, projectIds);
  const pairs = new Set(rows.map((row) => `${row.projectId} ${row.authorTag.toString('hex')}`));
  const tags = new Map<string, string>();
  return (testerId, projectId) => {
    const tag = tags.get(testerId) ?? authorTag(vault, testerId).toString('hex');
    tags.set(testerId, tag);
    return pairs.has(`${projectId} ${tag}`);
  };
}
