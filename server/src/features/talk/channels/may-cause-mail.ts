import { AppError } from '../../../core/app-error.ts';
import type { JobContext } from '../../../core/job.ts';

/** Whether one more person may soon be mailed for what somebody writes. Over its limit, news waits for the daily mail. */
export async function mayCauseMail(
  { takeLimit }: JobContext,
  actorId: string,
  cause: string,
): Promise<boolean> {
  try {
    await takeLimit('channels.caused-mails', actorId, cause);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too_many') return false;
    throw error;
  }
}
