import type { Context } from '../../../../core/context.ts';
import { countResponded } from '../../feedback/count-responses.ts';
import { listStanding, listUncounted } from './miscounted.queries.ts';

const batch = 5000;

/**
 * The projects whose need does not say what is there: never counted, seen by others than it believes, or with another
 * number of answers.
 */
export async function findMiscounted(ctx: Context): Promise<string[]> {
  const strayed = (await listUncounted(ctx.db)).map(({ projectId }) => projectId);
  let last: string | undefined;
  for (;;) {
    const needs = await listStanding(ctx.db, last, batch);
    const answered = await countResponded(
      ctx,
      needs.map(({ projectId }) => projectId),
    );
    for (const { projectId, counted, isVisible, isListed } of needs)
      if (isVisible !== isListed || counted !== (answered.get(projectId) ?? 0)) strayed.push(projectId);
    if (needs.length < batch) return strayed;
    last = needs.at(-1)?.projectId;
  }
}
