import type { Context } from '../../../../core/context.ts';
import type { CreditedCount, CreditedNotes } from '../../iterations/iterations.questions.ts';
import { creditFeedback, creditSkips } from './credits.queries.ts';

/** Credits those of the named notes that others can read on the project. */
export async function creditNotes(
  { db }: Pick<Context, 'db'>,
  { iterationId: id, projectId, feedbackIds, skipIds }: CreditedNotes,
): Promise<CreditedCount> {
  const iteration = { id, projectId };
  const { found, counted } = await creditFeedback(db, iteration, feedbackIds);
  const skips = await creditSkips(db, iteration, skipIds);
  return { found: found + skips, counted: counted + skips };
}
