import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Context } from '../../../../core/context.ts';
import { countResponders } from '../../feedback/count-responses.ts';
import { listPosted, type PostedRow } from '../measure/metrics.queries.ts';
import type { AnsweredProject } from '../model/measure-distribution.ts';

const pageSize = 2_000;

/** The projects posted since then that everybody can see. In pages: together they take longer than a statement may. */
export async function listPostedProjects(ctx: Context, since: Date): Promise<AnsweredProject[]> {
  const found: AnsweredProject[] = [];
  let after: PostedRow | undefined;
  for (;;) {
    const page = await listPosted(ctx.db, { since, now: ctx.now() }, { after, limit: pageSize });
    const answerers = await countResponders(
      ctx,
      page.map(({ projectId }) => projectId),
    );
    for (const row of page) found.push(measuredNow(row, answerers.get(row.projectId) ?? 0));
    if (page.length < pageSize) return found;
    after = page.at(-1);
  }
}

/** On a clock that stands at nought now and runs only while the project can be seen. */
function measuredNow(row: PostedRow, testersAnswered: number): AnsweredProject {
  const postedAt = -row.visibleSeconds / 3600;
  const momentAfter = (seconds: number | null) => (seconds === null ? undefined : postedAt + seconds / 3600);
  return {
    postedAt,
    firstFeedbackAt: momentAfter(row.firstAfterSeconds),
    metAt: momentAfter(row.metAfterSeconds),
    testersShown: row.shown,
    testersAnswered,
    categories: categories.flatMap((_, bit) => ((row.categories & (1 << bit)) === 0 ? [] : [bit])),
    notes: row.notes,
    isRedistributed: row.isRedistributed,
  };
}
