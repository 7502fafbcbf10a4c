import type { Context } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import { ask } from '../../../../core/question.ts';
import { feedbackQuestions } from '../feedback.questions.ts';
import { drawnBefore } from './drawn-quarter.ts';

/** What was given in a round that is open. */
export interface HeldInRound {
  roundId: string;
  /**
   * A lot within all that is left of the round: it counts from then on in what is told of it. Whoever gives four notes of
   * their own accounts sees the step move with the fifth, and so must not learn from it on which day that was written.
   */
  countsFrom: Date;
}

export interface MomentOfShowing {
  releaseAt: Date;
  round: HeldInRound | null;
}

/**
 * When everybody else sees what somebody now says of a project for the first time: with the full quarter of an hour after
 * it stands, or with the end of the round in which they try it. That round is held until the transaction ends, so that
 * nothing is given in one that has closed meanwhile.
 */
export async function momentOfShowing(
  tx: Context,
  testerId: string,
  projectId: string,
  stands = tx.now(),
): Promise<MomentOfShowing> {
  const round = await ask(tx, feedbackQuestions.openRound, { testerId, projectId, isKept: true });
  if (!round) return { releaseAt: nextQuarter(stands), round: null };
  const countsFrom = drawnBefore(round.closesAt, tx.now(), tx.newId());
  return { releaseAt: round.closesAt, round: { roundId: round.id, countsFrom } };
}
