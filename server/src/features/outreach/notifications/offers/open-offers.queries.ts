import { type RawBuilder, sql } from 'kysely';
import { isQuiet } from '../../../trials/distribution/model/is-quiet.ts';

/** Neither seen nor run out, and for a project that can be seen, which is to be joined. It is no condition of a search: indexes by it hold the offers of everybody. */
export function isOpenOffer(now: Date): RawBuilder<boolean> {
  return sql`(state = 'offered' and expires_at > ${now} and listed)`;
}

/**
 * Whether there is still something behind a line of somebody's news: of an invitation, an open offer. It is asked each
 * time, and nothing is written when an offer is seen: a moment would be a trace of who tests what.
 */
export function isLive(userId: string, now: Date): RawBuilder<boolean> {
  return sql`(notifications.kind <> 'assignment' or coalesce((
    select bool_or(${isOpenOffer(now)}) from assignments join project_stats using (project_id)
    where tester_id = ${userId} and run_id = notifications.subject_id
  ), false))`;
}

/** Nobody is sent an invitation at night, nor one that has come to nothing. */
export function mayLeave(userId: string, now: Date): RawBuilder<boolean> {
  return isQuiet(now) ? sql`notifications.kind <> 'assignment'` : isLive(userId, now);
}
