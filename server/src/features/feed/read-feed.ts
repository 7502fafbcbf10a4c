import { categoriesOf } from '@firstlight/contract/categories.ts';
import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { readFeed as endpoint, Feed, FeedCard } from '@firstlight/contract/feed.ts';
import { feedLimits } from '@firstlight/contract/feed-rules.ts';
import type { Context, Member } from '../../core/context.ts';
import { testerTag } from '../distribution/tester-tag.ts';
import { answeredAmong } from '../feedback/answered-among.ts';
import { listCards } from '../projects/list-cards.ts';
import { beginVisit } from './begin-visit.ts';
import { findInterests } from './find-interests.ts';
import { findLatestVisit, findVisit, type Visit } from './visits.queries.ts';

/** The cards of a visit in its order. What the reader has dealt with, or may no longer see, is left out. */
export async function readFeed(ctx: Context<Member>, input: InputOf<typeof endpoint>): Promise<Feed> {
  const interests = await findInterests(ctx);
  if (interests === 0) return { visit: null, interestsNeeded: true, cards: [] };
  const visit = (await findStanding(ctx, input)) ?? (await beginVisit(ctx, interests));
  return { visit: visit.id, interestsNeeded: false, cards: await cardsOf(ctx, visit, interests) };
}

/** The visit that was asked for; without one, the latest if it is recent. */
async function findStanding(
  { db, vault, actor, now }: Context<Member>,
  { visit, anew }: InputOf<typeof endpoint>,
): Promise<Visit | undefined> {
  if (anew) return undefined;
  const tag = testerTag(vault, actor.id);
  const since = new Date(now().getTime() - feedLimits.visitMinutes * 60_000);
  const asked = visit === undefined ? undefined : await findVisit(db, tag, visit);
  return asked ?? findLatestVisit(db, tag, since);
}

async function cardsOf(ctx: Context<Member>, { cards }: Visit, interests: number): Promise<FeedCard[]> {
  const ids = cards.map(({ projectId }) => projectId);
  const answered = await answeredAmong(ctx, ctx.actor.id, ids);
  const again = new Set(cards.filter(isSecondChance).map(({ projectId }) => projectId));
  const open = ids.filter((id) => !answered.has(id) || again.has(id));
  const reasons = new Map(cards.map(({ projectId, reason }) => [projectId, reason]));
  const shown = await listCards(ctx, open);
  return shown
    .filter(({ owner }) => owner.username !== ctx.actor.username)
    .map((card) => ({
      ...card,
      reason: reasons.get(card.id) ?? 'interest',
      shared: card.categories.filter((category) => categoriesOf(interests).includes(category)),
    }));
}

function isSecondChance({ reason }: Visit['cards'][number]): boolean {
  return reason === 'second_chance';
}
