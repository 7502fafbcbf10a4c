import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { listToAnswer } from './doors.queries.ts';

/** The group’s owners and moderators, of somebody whom they can see. */
export async function* noticesOfRequest(
  { db }: JobContext,
  { requestId }: { requestId: string },
): AsyncIterable<Notice> {
  for (const { userId, askerId } of await listToAnswer(db, requestId))
    yield { userId, aboutId: null, actorId: askerId, cause: `access_request:${requestId}` };
}
