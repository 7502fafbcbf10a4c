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
import { findLatestVisit, findVisit, type Place, type Visit } from './visits.queries.ts';

/** The cards of a visit in its order. What the reader has dealt with, or may no longer see, is left out. */
export async function readFeed(ctx: Context<Member>, input: InputOf<typeof endpoint>): Promise<Feed> {
  const interests = await findInterests(ctx);
  if (interests === 0) return { visit: null, interestsNeeded: true, cards: [] };
  const standing = await findStanding(ctx, input);
  const visit = standing ?? (await beginVisit(ctx, interests));
  // An order that has just been made holds nothing that was dealt with.
  const open = standing ? await stillOpen(ctx, standing) : visit.cards;
  return { visit: visit.id, interestsNeeded: false, cards: await cardsOf(ctx, open, interests) };
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

async function stillOpen(ctx: Context<Member>, { cards }: Visit): Promise<Place[]> {
  const ids = cards.map(({ projectId }) => projectId);
  const answered = await answeredAmong(ctx, ctx.actor.id, ids);
  return cards.filter((card) => !answered.has(card.projectId) || isSecondChance(card));
}

async function cardsOf(
  ctx: Context<Member>,
  places: readonly Place[],
  interests: number,
): Promise<FeedCard[]> {
  const reasons = new Map(places.map(({ projectId, reason }) => [projectId, reason]));
  const shown = await listCards(ctx, [...reasons.keys()]);
  return shown
    .filter(({ owner }) => owner.username !== ctx.actor.username)
    .map((card) => ({
      ...card,
      reason: reasons.get(card.id) ?? 'interest',
      shared: card.categories.filter((category) => categoriesOf(interests).includes(category)),
    }));
}

function isSecondChance({ reason }: Place): boolean {
  return reason === 'second_chance';
}
