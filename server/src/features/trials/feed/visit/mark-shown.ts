import type { Context, Member } from '../../../../core/context.ts';
import { testerFit } from '../../distribution/model/tester-fit.ts';
import { recordShown } from '../../distribution/record-shown.ts';
import { findReader } from './find-reader.ts';

/** Only what a visit holds can have been shown in it; anything else is passed over. */
export async function markShown(
  ctx: Context<Member>,
  { visit: id, projectIds }: { visit: string; projectIds: string[] },
): Promise<null> {
  const { visit, interests } = await findReader(ctx, { id });
  const shown = visit?.cards.filter(({ projectId }) => projectIds.includes(projectId)) ?? [];
  await recordShown(
    ctx,
    ctx.actor.id,
    shown.map(({ projectId, categories, reason }) => ({
      projectId,
      cell: testerFit(interests, categories),
      isReturn: reason === 'second_chance',
    })),
  );
  return null;
}
