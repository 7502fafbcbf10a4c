import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import { listToTell } from '../round-news.queries.ts';
import { findRound, type RoundRow } from '../rounds.queries.ts';

/** Everybody in the group but whoever opened it, whether they will try it or not; of a circle’s, its maker alone. */
export async function* noticesOfOpened(
  { db }: JobContext,
  { roundId }: { roundId: string },
): AsyncIterable<Notice> {
  const round = await findRound(db, roundId);
  if (round?.state !== 'open') return;
  for (const userId of round.circleId ? [round.ownerId] : await listReaders(db, round)) {
    if (userId === round.openedBy) continue;
    yield {
      userId,
      aboutId: round.projectId,
      actorId: round.openedBy,
      cause: `round_opened:${roundId}`,
    };
  }
}

/** The maker; and with a result everybody in the group, whether they gave anything or not. */
export async function* noticesOfClosed(
  { db }: JobContext,
  { roundId }: { roundId: string },
): AsyncIterable<Notice> {
  const round = await findRound(db, roundId);
  if (round?.state !== 'closed') return;
  const readers = round.feedbacks === null ? [] : await listReaders(db, round);
  for (const userId of new Set([round.ownerId, ...readers]))
    yield { userId, aboutId: round.projectId, cause: `round_closed:${roundId}` };
}

/** But those whom a block parts from the maker. */
async function listReaders(db: JobContext['db'], { groupId, ownerId }: RoundRow): Promise<string[]> {
  const members = await listToTell(db, groupId);
  const { apart } = await findBlocksBetween(db, ownerId, members);
  return members.filter((id) => !apart.has(id));
}
