import type { Context } from '../../../core/context.ts';
import { authorTag } from './author-tags.ts';
import { listResponseTags } from './counts/responses.queries.ts';

/**
 * Whether somebody answered one of these projects, ever or by some moment, so that they are not asked again or that
 * asking is measured. Not to be written down.
 */
export async function hasResponded(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  projectIds: readonly string[],
): Promise<(testerId: string, projectId: string, until?: Date) => boolean> {
  const rows = await listResponseTags(db, projectIds);
  const answers = new Map(
    rows.map((row) => [`${row.projectId} ${row.authorTag.toString('hex')}`, row.answeredAt]),
  );
  const tags = new Map<string, string>();
  return (testerId, projectId, until) => {
    const tag = tags.get(testerId) ?? authorTag(vault, testerId).toString('hex');
    tags.set(testerId, tag);
    const answeredAt = answers.get(`${projectId} ${tag}`);
    return answeredAt !== undefined && (until === undefined || answeredAt <= until);
  };
}
