import type { Context } from '../../../core/context.ts';
import { readText } from '../../../db/read-text.ts';
import { pairTag } from './author-tags.ts';
import { answeredStatement } from './responses.sql.ts';

/** Which of these projects somebody has given feedback on or skipped. */
export async function respondedProjects(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  testerId: string,
  projectIds: readonly string[],
): Promise<Set<string>> {
  if (projectIds.length === 0) return new Set();
  const tags = projectIds.map((id) => pairTag(vault, testerId, id));
  const answered = (await readText(db, answeredStatement, [projectIds, tags])) ?? '[]';
  return new Set(JSON.parse(answered) as string[]);
}
