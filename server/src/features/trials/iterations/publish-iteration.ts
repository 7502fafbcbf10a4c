import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { publishIteration as endpoint } from '@firstlight/contract/trials/iterations/iterations.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { ask } from '../../../core/question.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { iterationEvents } from './iterations.events.ts';
import { changeIteration, insertIteration } from './iterations.queries.ts';
import { iterationQuestions } from './iterations.questions.ts';
import { presentIteration } from './present-iteration.ts';
import { requireMaker } from './require-maker.ts';

/** Only what the maker can read on this very project can be credited; one note that is not there refuses the whole. */
export async function publishIteration(
  ctx: Context<Member>,
  { projectId, whatChanged, link, feedbackIds, skipIds }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await requireMaker(ctx, projectId);
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const iteration = {
      id: ctx.newId(),
      projectId,
      whatChanged,
      link,
      credited: feedbackIds.length + skipIds.length,
      publishedAt: ctx.now(),
      isEdited: false,
      deletedAt: null,
    };
    await insertIteration(tx.db, iteration);
    const notes = { iterationId: iteration.id, projectId, feedbackIds, skipIds };
    const { found, counted: credited } = await ask(tx, iterationQuestions.creditNotes, notes);
    if (found < iteration.credited) throw new AppError('request.not_found');
    if (credited < found) await changeIteration(tx.db, iteration.id, { credited });
    tx.record(iterationEvents.published, { projectId, iterationId: iteration.id });
    return presentIteration({ ...iteration, credited, takenDownAt: null });
  });
}
