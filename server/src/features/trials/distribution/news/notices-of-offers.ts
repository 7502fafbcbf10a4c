import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { listOffersOf } from './offers-of-run.queries.ts';

const page = 500;

/** Everybody whom a run offered something: to each, all of it is one line under the bell and one mail. */
export async function* noticesOfOffers(ctx: JobContext, { runId }: { runId: string }): AsyncIterable<Notice> {
  let last: { testerId: string; projectId: string } | undefined;
  for (;;) {
    const offers = await listOffersOf(ctx.db, runId, last, page);
    for (const { testerId, projectId } of offers) {
      yield { userId: testerId, aboutId: projectId, cause: `offer ${runId} ${projectId}` };
    }
    last = offers.at(-1);
    if (offers.length < page) return;
  }
}
