import type { UncountedReason } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Neither of somebody limited nor taken back. */
const isOnItsWay = sql`not pending.is_withheld and pending.deleted_at is null`;

/** How much was given in a round up to some moment, each from its own quarter of an hour on. */
export async function countHeldInRound(db: Db, roundId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from hidden.pending_feedback pending
    where round_id = ${roundId} and counts_from <= ${now} and ${isOnItsWay}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export interface HeldFeedback {
  id: string;
  rating: number;
  uncountedFor: UncountedReason | null;
}

/** What waits for the end of a round, held in the order in which everybody holds it. */
export async function lockHeldFeedback(db: Db, roundId: string): Promise<HeldFeedback[]> {
  await sql`
    select from feedback where id in (select feedback_id from hidden.pending_feedback where round_id = ${roundId})
    order by id for update
  `.execute(db);
  const { rows } = await sql<HeldFeedback>`
    select feedback_id as id, pending.rating, pending.uncounted_for from hidden.pending_feedback pending
    where round_id = ${roundId} and ${isOnItsWay}
  `.execute(db);
  return rows;
}

export async function listHeldSkips(db: Db, roundId: string): Promise<{ id: string; reason: SkipReason }[]> {
  const { rows } = await sql<{ id: string; reason: SkipReason }>`
    select skip_id as id, reason from hidden.pending_skips pending join skips on skips.id = skip_id
    where round_id = ${roundId} and not pending.is_withheld
  `.execute(db);
  return rows;
}

export interface RoundShowing {
  id: string;
  at: Date;
}

/** Lets a round's feedback wait for a moment of its own, and the rest of it for none. */
export async function showFeedbackAt(
  db: Db,
  roundId: string,
  showings: readonly RoundShowing[],
): Promise<void> {
  await sql`
    update hidden.pending_feedback pending set release_at = shows.at, is_held = true
    from ${list(showings)} where pending.feedback_id = shows.id
  `.execute(db);
  await sql`
    update hidden.pending_feedback set round_id = null, counts_from = null where round_id = ${roundId}
  `.execute(db);
}

export async function showSkipsAt(db: Db, roundId: string, showings: readonly RoundShowing[]): Promise<void> {
  await sql`
    update hidden.pending_skips pending set release_at = shows.at, is_held = true
    from ${list(showings)} where pending.skip_id = shows.id
  `.execute(db);
  await sql`update hidden.pending_skips set round_id = null where round_id = ${roundId}`.execute(db);
}

const list = (showings: readonly RoundShowing[]) => sql`unnest(
  ${showings.map(({ id }) => id)}::uuid[], ${showings.map(({ at }) => at)}::timestamptz[]) as shows (id, at)`;

/** From now on others may know that these came of a round. */
export async function nameRound(db: Db, roundId: string, feedbackIds: readonly string[]): Promise<void> {
  await sql`update feedback set round_id = ${roundId} where id = any(${feedbackIds}::uuid[])`.execute(db);
}

/** How much counted feedback of these projects came of which round. */
export async function countOfRounds(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; roundId: string; count: number }>`
    select project_id, round_id, count(*)::int as count from feedback
    where project_id = any(${projectIds}::uuid[]) and round_id is not null
      and deleted_at is null and not is_withheld and uncounted_for is null
    group by project_id, round_id
  `.execute(db);
  return rows;
}
