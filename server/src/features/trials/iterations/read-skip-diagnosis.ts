import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { skipReasons } from '@firstlight/contract/trials/feed/feed-rules.ts';
import type {
  readSkipDiagnosis as endpoint,
  SkipDiagnosis,
} from '@firstlight/contract/trials/iterations/iterations.ts';
import type { Context, Member } from '../../../core/context.ts';
import { countWeekly, findMedians, listSkipChanges } from './diagnosis.queries.ts';
import { requireMaker } from './require-maker.ts';
import { skipVersions } from './skip-versions.ts';

/** Whether a change helped: what people gave as their reason before and after it. For the maker alone. */
export async function readSkipDiagnosis(
  ctx: Context<Member>,
  { projectId }: InputOf<typeof endpoint>,
): Promise<SkipDiagnosis> {
  const { categories } = await requireMaker(ctx, projectId);
  const medians = await findMedians(ctx.db, categories);
  return {
    versions: skipVersions(await listSkipChanges(ctx.db, projectId), await countWeekly(ctx.db, projectId)),
    medians:
      medians.size === 0 ? null : skipReasons.map((reason) => ({ reason, share: medians.get(reason) ?? 0 })),
  };
}
