import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { firstLightRules } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import type { readSteps as endpoint, FirstLight } from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findFirstFeedback } from '../feedback/find-first-feedback.ts';
import { firstSentence } from './first-sentence.ts';
import { listMakerSteps } from './maker-steps.queries.ts';

const minute = 60_000;
const day = 86_400_000;

/** What a maker has done once, and their first feedback until they have seen it. */
export async function readSteps(ctx: Context<Member>): Promise<ResultOf<typeof endpoint>> {
  const taken = await listMakerSteps(ctx.db, ctx.actor.id);
  return { taken, firstLight: taken.includes('first_light') ? null : await firstLightOf(ctx) };
}

/** Read as it is shown: what was removed or withheld in the meantime is nobody's first light. */
async function firstLightOf(ctx: Context<Member>): Promise<FirstLight | null> {
  const first = await findFirstFeedback(ctx, ctx.actor.id);
  if (!first) return null;
  const age = ctx.now().getTime() - Date.parse(first.givenOn);
  if (age > firstLightRules.days * day) return null;
  return {
    projectId: first.projectId,
    name: first.name,
    quote: firstSentence(first.comment, firstLightRules.quoteMax),
    minutes: first.firstShownAt && minutesBetween(first.publishedAt, first.firstShownAt),
  };
}

const minutesBetween = (from: Date, until: Date) =>
  Math.max(1, Math.round((until.getTime() - from.getTime()) / minute));
