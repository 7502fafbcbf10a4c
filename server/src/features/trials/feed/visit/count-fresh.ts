import type { Context, Member } from '../../../../core/context.ts';
import { type Ranked, rankVisit } from '../rank/rank-visit.ts';
import { findWaits } from './feed.queries.ts';
import { findReader } from './find-reader.ts';

const none = { count: 0, more: 0 };

/**
 * What a new order would have that this one has not: all of it, and how much of that is news. What merely has its turn
 * next is none, and must not call anybody away from their cards. A visit nobody knows any more has neither.
 */
export async function countFresh(
  ctx: Context<Member>,
  { visit: id }: { visit: string },
): Promise<{ count: number; more: number }> {
  const { visit, interests, blocked } = await findReader(ctx, { id });
  if (!visit || interests === 0) return none;
  const known = new Set(visit.cards.map(({ projectId }) => projectId));
  const ranked = await rankVisit(ctx, { testerId: ctx.actor.id, interests, visitId: id, blocked });
  const others = ranked.filter(({ projectId }) => !known.has(projectId));
  return { count: await countNews(ctx, others, visit.beganAt), more: others.length };
}

async function countNews({ db }: Context, others: readonly Ranked[], since: Date): Promise<number> {
  const waits = await findWaits(
    db,
    others.map(({ projectId }) => projectId),
  );
  const isPostedSince = (projectId: string) => {
    const wait = waits.get(projectId);
    return wait !== undefined && wait.postedAt >= since;
  };
  return others.filter(
    ({ projectId, offered, isSecondChance }) => offered || isSecondChance || isPostedSince(projectId),
  ).length;
}
