import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listOwnPlans as endpoint } from '@firstlight/contract/office/support/support.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { pledgeToken } from '../checkout/pledge-token.ts';
import { monthlyPledgesOf } from '../checkout/pledges.queries.ts';

export async function listOwnPlans(ctx: HttpContext<Member>): Promise<ResultOf<typeof endpoint>> {
  const plans = await monthlyPledgesOf(ctx.db, ctx.vault, { userId: ctx.actor.id });
  return {
    items: plans.map((plan) => ({
      cents: plan.cents,
      state: plan.state,
      nextChargeAt: plan.state === 'cancelling' ? null : (plan.nextChargeAt?.toISOString() ?? null),
      manageToken: pledgeToken(ctx.vault, plan, 'manage'),
    })),
  };
}
