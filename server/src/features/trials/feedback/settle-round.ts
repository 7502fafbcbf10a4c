import { circleRules, feedbackRules, roundRules } from '@firstlight/contract/rules.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { Context } from '../../../core/context.ts';
import { drawnQuarter } from './pending/drawn-quarter.ts';
import {
  countHeldInRound,
  listHeldSkips,
  lockHeldFeedback,
  nameRound,
  type RoundShowing,
  showFeedbackAt,
  showSkipsAt,
} from './pending/rounds.queries.ts';

export interface ReasonCount {
  reason: SkipReason;
  count: number;
}

/** What a round came to: counts, and nothing of anybody. */
export interface RoundOutcome {
  feedbacks: number;
  /** Of the counted ones. */
  ratings: readonly number[];
  /** Null: too few skips to say so. */
  skipReasons: readonly ReasonCount[] | null;
}

/**
 * Shows what was given in a round together at its end, as given on that day. Where it is too little to hide in, each note
 * becomes an ordinary one, at a full quarter of an hour drawn for itself, nothing ties it to the round, and there is no
 * outcome.
 */
export async function closeRoundNotes(
  tx: Context,
  roundId: string,
  closesAt: Date,
): Promise<RoundOutcome | undefined> {
  const feedback = await lockHeldFeedback(tx.db, roundId);
  const skips = await listHeldSkips(tx.db, roundId);
  const isTold = feedback.length >= roundRules.resultFrom;
  const areSkipsTold = isTold && skips.length >= feedbackRules.skipStatisticsFrom;
  const ids = feedback.map(({ id }) => id);
  if (isTold) await nameRound(tx.db, roundId, ids);
  await showFeedbackAt(tx.db, roundId, isTold ? together(ids, closesAt) : apart(tx, ids));
  const skipIds = skips.map(({ id }) => id);
  await showSkipsAt(tx.db, roundId, areSkipsTold ? together(skipIds, closesAt) : apart(tx, skipIds));
  if (!isTold) return undefined;
  return {
    feedbacks: feedback.length,
    ratings: feedback.filter(({ uncountedFor }) => uncountedFor === null).map(({ rating }) => rating),
    skipReasons: areSkipsTold ? countBy(skips.map(({ reason }) => reason)) : null,
  };
}

/** Each by a lot of its own, so that ending a round early tells nobody more than an ordinary day does. */
export async function scatterRoundNotes(tx: Context, roundId: string): Promise<void> {
  const feedback = await lockHeldFeedback(tx.db, roundId);
  const skips = await listHeldSkips(tx.db, roundId);
  await showFeedbackAt(
    tx.db,
    roundId,
    apart(
      tx,
      feedback.map(({ id }) => id),
    ),
  );
  await showSkipsAt(
    tx.db,
    roundId,
    apart(
      tx,
      skips.map(({ id }) => id),
    ),
  );
}

/**
 * Shows what was given on all projects of a circle together at its end, or, where it is too little in all to hide in, each
 * note at a quarter drawn for itself. Skips are too few on each to be told. How many there were, if that may be told.
 */
export async function closeCircleNotes(
  tx: Context,
  roundIds: readonly string[],
  closesAt: Date,
): Promise<number | undefined> {
  const held = [];
  for (const roundId of roundIds)
    held.push({ roundId, ids: (await lockHeldFeedback(tx.db, roundId)).map(({ id }) => id) });
  const count = held.reduce((sum, { ids }) => sum + ids.length, 0);
  const isTold = count >= circleRules.notesFrom;
  for (const { roundId, ids } of held) {
    if (isTold) {
      await nameRound(tx.db, roundId, ids);
      await showFeedbackAt(tx.db, roundId, together(ids, closesAt));
    }
    await scatterRoundNotes(tx, roundId);
  }
  return isTold ? count : undefined;
}

/** How much was given in a round, as far as it may be told while the round is open. */
export function countRoundNotes({ db, now }: Pick<Context, 'db' | 'now'>, roundId: string): Promise<number> {
  return countHeldInRound(db, roundId, now());
}

const together = (ids: readonly string[], at: Date): RoundShowing[] => ids.map((id) => ({ id, at }));

const apart = (tx: Context, ids: readonly string[]): RoundShowing[] =>
  ids.map((id) => ({ id, at: drawnQuarter(tx.now(), tx.newId()) }));

const countBy = (reasons: readonly SkipReason[]): ReasonCount[] =>
  [...Map.groupBy(reasons, (reason) => reason)].map(([reason, same]) => ({ reason, count: same.length }));
