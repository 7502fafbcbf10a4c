import type { Context } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import { feedbackQuestions } from '../feedback.questions.ts';
import { insertOrigin, insertSkipOrigin } from './origins.queries.ts';

interface Answer {
  id: string;
  projectId: string;
}

/**
 * Keeps with a feedback what is known of it now. It is judged by this for good: were it asked later, what a maker does
 * meanwhile could change the answer, and the change would tell who wrote.
 */
export async function recordOrigin(ctx: Context, testerId: string, { id, projectId }: Answer): Promise<void> {
  await insertOrigin(ctx.db, id, await ask(ctx, feedbackQuestions.wasPrompted, { testerId, projectId }));
}

/** The same for a skip. */
export async function recordSkipOrigin(
  ctx: Context,
  testerId: string,
  { id, projectId }: Answer,
): Promise<void> {
  await insertSkipOrigin(ctx.db, id, await ask(ctx, feedbackQuestions.wasPrompted, { testerId, projectId }));
}
