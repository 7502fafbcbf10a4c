import type { Context, Member } from '../../core/context.ts';
import { rankVisit } from '../distribution/rank-visit.ts';
import { testerTag } from '../distribution/tester-tag.ts';
import { findInterests } from './find-interests.ts';
import { findVisit } from './visits.queries.ts';

/** How many cards a new order would have that this one has not. A visit nobody knows any more has nothing fresh. */
export async function countFresh(
  ctx: Context<Member>,
  { visit: id }: { visit: string },
): Promise<{ count: number }> {
  const visit = await findVisit(ctx.db, testerTag(ctx.vault, ctx.actor.id), id);
  const interests = await findInterests(ctx);
  if (!visit || interests === 0) return { count: 0 };
  const known = new Set(visit.cards.map(({ projectId }) => projectId));
  const ranked = await rankVisit(ctx, { testerId: ctx.actor.id, interests, visitId: id });
  return { count: ranked.filter(({ projectId }) => !known.has(projectId)).length };
}
