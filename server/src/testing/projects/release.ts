import { publishResponses } from '../../features/trials/feedback/publish/publish-responses.ts';
import type { World } from '../world.ts';

/** Publishes what is due by now, as the job of the minute does. */
export const publishDue = ({ jobCtx }: World): Promise<void> => publishResponses(jobCtx);

const waiting = [
  'feedback',
  'skips',
  'feedbackReplies',
  'feedbackThreads',
  'hidden.cardAnswers',
  'hidden.tests',
] as const;

/** Publishes everything that testers did, as if the next boundary had come. */
export async function publishAll({ database: { db }, clock, jobCtx }: World): Promise<void> {
  for (const table of waiting) {
    await db.updateTable(table).set({ publishAt: clock.now }).where('publishAt', 'is not', null).execute();
  }
  await publishResponses(jobCtx);
}
