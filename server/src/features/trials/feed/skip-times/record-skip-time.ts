import type { Context, Member } from '../../../../core/context.ts';
import { addSkipTime } from './skip-times.queries.ts';

/** Adds to the sum of the day. Told by the browser, so it is a figure to learn from and nothing hangs on it. */
export async function recordSkipTime(
  { db, now }: Context<Member>,
  { seconds }: { seconds: number },
): Promise<null> {
  await addSkipTime(db, now().toISOString().slice(0, 10), seconds);
  return null;
}
