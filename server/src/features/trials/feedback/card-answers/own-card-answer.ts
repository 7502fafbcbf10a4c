import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readOwnFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { Context } from '../../../../core/context.ts';
import type { ProjectRow } from '../../../showcase/projects/visible-project.ts';
import { findCardAnswer } from './card-answers.queries.ts';

/** The question on the card, and what one has said to it. */
export async function ownCardAnswer(
  { db }: Pick<Context, 'db'>,
  { cardQuestion: question }: ProjectRow,
  pairTag: Buffer,
): Promise<ResultOf<typeof readOwnFeedback>['cardQuestion']> {
  if (question === null) return null;
  const found = await findCardAnswer(db, pairTag);
  const given = found?.question === question ? found : undefined;
  return { question, isAnswered: given !== undefined, mine: given?.answer ?? null };
}
