import type { Context } from '../../../../core/context.ts';
import { pairTag } from '../../../trials/feedback/author-tags.ts';
import { hasResponded } from '../../../trials/feedback/has-responded.ts';
import type { CircleRound } from './circle-rounds.queries.ts';
import { listDuties } from './duties.queries.ts';
import { listEntries } from './entries.queries.ts';

export interface AnsweredDuty {
  roundId: string;
  userId: string;
  isAnswered: boolean;
}

/** Who was to test what in a circle, and whether they did: for the jobs that turn it. Not to be written down or told. */
export async function answeredDuties(
  ctx: Pick<Context, 'db' | 'vault'>,
  circleId: string,
  rounds: readonly CircleRound[],
): Promise<AnsweredDuty[]> {
  const duties = await listDuties(
    ctx.db,
    rounds.map(({ id }) => id),
  );
  const due = new Set(
    duties.filter(({ isSpare }) => !isSpare).map(({ pairTag: tag }) => tag.toString('hex')),
  );
  const isAnswered = await hasResponded(
    ctx,
    rounds.map(({ projectId }) => projectId),
  );
  return (await listEntries(ctx.db, circleId)).flatMap(({ userId }) =>
    rounds
      .filter(({ projectId }) => due.has(pairTag(ctx.vault, userId, projectId).toString('hex')))
      .map(({ id, projectId }) => ({ roundId: id, userId, isAnswered: isAnswered(userId, projectId) })),
  );
}
