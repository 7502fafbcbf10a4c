import type { Context } from '../../core/context.ts';
import { listOffersOf } from './offers.queries.ts';
import { tell } from './tell.ts';

const page = 500;

/** Tells everybody whom a run offered something: to each, all of it is one line under the bell and one mail. */
export async function tellOffered(ctx: Context, { runId }: { runId: string }): Promise<void> {
  let last: { testerId: string; projectId: string } | undefined;
  for (;;) {
    const offers = await listOffersOf(ctx.db, runId, last, page);
    for (const { testerId, projectId } of offers) {
      await tell(ctx, {
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
