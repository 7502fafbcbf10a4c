import type { Context, Member } from '../../core/context.ts';
import { noteShown } from '../distribution/note-shown.ts';
import { testerFit } from '../distribution/tester-fit.ts';
import { testerTag } from '../distribution/tester-tag.ts';
import { findInterests } from './find-interests.ts';
import { findVisit } from './visits.queries.ts';

/** Only what a visit holds can have been shown in it; anything else is passed over. */
export async function markShown(
  ctx: Context<Member>,
  { visit: id, projectIds }: { visit: string; projectIds: string[] },
): Promise<null> {
  const visit = await findVisit(ctx.db, testerTag(ctx.vault, ctx.actor.id), id);
  const interests = await findInterests(ctx);
  const shown = visit?.cards.filter(({ projectId }) => projectIds.includes(projectId)) ?? [];
  await noteShown(
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
