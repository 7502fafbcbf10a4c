import type { Context } from '../../core/context.ts';
import { countAnswers } from './answers.queries.ts';

/** How many answers each of these projects has that count, whoever gave them. */
export function countAnswered(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  return countAnswers(db, projectIds);
}
