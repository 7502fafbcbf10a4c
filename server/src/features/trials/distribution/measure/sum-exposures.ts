import type { Context } from '../../../../core/context.ts';
import { countTests } from '../../feedback/count-tests.ts';
import { listDue, saveExposures } from './exposures.queries.ts';

const pageSize = 500;

/**
 * Sums what makers are told of how their projects were met: while a minimum is looked for, by the quarter of an hour;
 * once a night for everything that can be seen. Doing it twice is doing it once.
 */
export async function sumExposures(ctx: Context, which: 'open' | 'visible'): Promise<void> {
  let due: { projectId: string }[];
  let after: string | undefined;
  do {
    due = await listDue(ctx.db, which, { after, limit: pageSize });
    const ids = due.map(({ projectId }) => projectId);
    await saveExposures(ctx.db, await countTests(ctx, ids));
    after = ids.at(-1);
  } while (due.length === pageSize);
}
