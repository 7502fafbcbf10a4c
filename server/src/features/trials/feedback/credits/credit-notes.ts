import type { Context } from '../../../../core/context.ts';
import type { CreditedNotes } from '../../iterations/iterations.questions.ts';
import { creditFeedback, creditSkips } from './credits.queries.ts';

/** Credits what stands on the project for everybody to read; how many of the notes that were named. */
export async function creditNotes(
  { db }: Pick<Context, 'db'>,
  { iterationId: id, projectId, feedbackIds, skipIds }: CreditedNotes,
): Promise<number> {
  const iteration = { id, projectId };
  return (await creditFeedback(db, iteration, feedbackIds)) + (await creditSkips(db, iteration, skipIds));
}
