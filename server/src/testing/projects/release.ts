import { announceTests } from '../../features/trials/feedback/pending/announce-tests.ts';
import { releasePending } from '../../features/trials/feedback/pending/release-pending.ts';
import type { World } from '../world.ts';

const waiting = ['pendingFeedback', 'pendingSkips', 'pendingReplies', 'pendingReveals'] as const;

/** Shows everybody what is due by now, as the job of the minute does. */
export const releaseDue = ({ jobCtx }: World): Promise<void> => releasePending(jobCtx);

/** Publishes what testers have done, as if the next boundary had come. */
export async function releaseActs({ database: { db }, clock, jobCtx }: World): Promise<void> {
  for (const table of waiting) {
    await db.updateTable(`hidden.${table}`).set({ releaseAt: clock.now }).execute();
  }
  await db
    .updateTable('hidden.cardAnswers')
    .set({ releaseAt: clock.now })
    .where('releaseAt', 'is not', null)
    .execute();
  await db
    .updateTable('hidden.tests')
    .set({ countedFrom: clock.now })
    .where('countedFrom', '>', clock.now)
    .execute();
  await announceTests(jobCtx);
  await releasePending(jobCtx);
}
