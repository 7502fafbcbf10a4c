import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readStanding as readEndpoint } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { findAppealOf } from '../appeals/appeals.queries.ts';
import { standingFrom } from '../force/standing-from.ts';
import { listSanctionsOf, type Sanction, stepsInForceOf } from '../sanctions.queries.ts';
import { presentOwnSanction } from './present-own-sanction.ts';

const day = 24 * 60 * 60 * 1000;

/** How one stands, for oneself alone. What is over leaves the page with the strike, unless an answer is awaited. */
export async function readStanding(ctx: HttpContext<Member>): Promise<ResultOf<typeof readEndpoint>> {
  const since = new Date(ctx.now().getTime() - moderationRules.strikeWindowDays * day);
  const all = await listSanctionsOf(ctx.db, ctx.vault, personTag(ctx.vault, ctx.actor.id));
  const sanctions = [];
  for (const sanction of all) {
    const appeal = await findAppealOf(ctx.db, ctx.vault, sanction.id);
    const isRecent = sanction.decidedAt > since || (appeal && (appeal.decidedAt ?? ctx.now()) > since);
    if (isRecent || isInForce(sanction)) sanctions.push(presentOwnSanction(ctx, sanction, appeal));
  }
  return { standing: standingFrom(stepsInForceOf(all)), sanctions };
}

const isInForce = ({ state }: Sanction) => state === 'pending' || state === 'active' || state === 'paused';
