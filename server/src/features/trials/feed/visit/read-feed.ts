import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { readFeed as endpoint } from '@firstlight/contract/trials/feed/feed.ts';
import { feedLimits } from '@firstlight/contract/trials/feed/feed-rules.ts';
import type { Context, HttpContext, Member } from '../../../../core/context.ts';
import { type RawBody, rawBody } from '../../../../core/http/guests/raw-body.ts';
import { readText } from '../../../../db/read-text.ts';
import { pairTag } from '../../feedback/author-tags.ts';
import { beginVisit } from './begin-visit.ts';
import { findReader } from './find-reader.ts';
import { cardsStatement } from './visit-cards.sql.ts';
import type { WantedVisit } from './visits.queries.ts';

/** The cards of a visit in its order. What the reader has dealt with, or may no longer see, is left out. */
export async function readFeed(
  ctx: Context<Member> & Pick<HttpContext, 'takeLimit'>,
  input: InputOf<typeof endpoint>,
): Promise<RawBody> {
  const reader = await findReader(ctx, wantedVisit(ctx, input));
  if (reader.interests === 0) return rawBody('{"visit":null,"interestsNeeded":true,"cards":[]}');
  if (!reader.visit) await ctx.takeLimit('feed.order', ctx.actor.id);
  const { id, beganAt, cards } = reader.visit ?? (await beginVisit(ctx, reader));
  const written = await readText(ctx.db, cardsStatement, [
    cards.map(({ projectId }) => projectId),
    cards.map(({ reason }) => reason),
    // An order that has just been made holds nothing that was dealt with.
    cards.map(({ projectId }) => (reader.visit ? pairTag(ctx.vault, ctx.actor.id, projectId) : null)),
    ctx.actor.id,
    reader.interests,
    beganAt,
    reader.blocked,
  ]);
  return rawBody(`{"visit":"${id}","interestsNeeded":false,"cards":${written}}`);
}

/** The visit that was asked for; without one, the latest if it is recent. */
function wantedVisit({ now }: Context, { visit, anew }: InputOf<typeof endpoint>): WantedVisit {
  if (anew) return {};
  return { id: visit, since: new Date(now().getTime() - feedLimits.visitMinutes * 60_000) };
}
