import type { Context } from '../../../../core/context.ts';
import { notify } from '../notify/notify.ts';
import { listOffersOf } from './offers.queries.ts';

const page = 500;

/** Tells everybody whom a run offered something: to each, all of it is one line under the bell and one mail. */
export async function notifyOfOffer(ctx: Context, { runId }: { runId: string }): Promise<void> {
  let last: { testerId: string; projectId: string } | undefined;
  for (;;) {
    const offers = await listOffersOf(ctx.db, runId, last, page);
    for (const { testerId, projectId } of offers) {
      await notify(ctx, {
        userId: testerId,
        kind: 'assignment',
        subjectId: runId,
        projectId,
        actorId: null,
        cause: `offer ${runId} ${projectId}`,
      });
    }
    last = offers.at(-1);
    if (offers.length < page) return;
  }
}
