import { fairTurnMax } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import type { Context } from '../../../core/context.ts';
import { weekStart } from '../../../core/week-start.ts';
import { authorTag } from './author-tags.ts';
import { countGivenSince } from './counts/responses.queries.ts';
import { countReceivedSince } from './counts/turns.queries.ts';

/** Of this week, what one person's projects received and what they gave themselves. For that person alone. */
export async function countTurns(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  personId: string,
): Promise<{ received: number; gave: number }> {
  const since = weekStart(now());
  return {
    received: await countReceivedSince(db, personId, since, fairTurnMax),
    gave: await countGivenSince(db, authorTag(vault, personId), since, fairTurnMax),
  };
}
