import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { cancelPlan as endpoint } from '@firstlight/contract/office/support/support.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, HttpContext } from '../../../../core/context.ts';
import { pledgeBehind } from '../checkout/pledge-token.ts';
import { findPledge, type Pledge } from '../checkout/pledges.queries.ts';
import { orAway, provider } from '../sync/provider.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { presentPlan } from './present-plan.ts';

/** One button, no account: the link of the receipt is enough. Pressed twice, it has ended once. */
export async function cancelPlan(
  ctx: HttpContext,
  { token }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const pledge = await pledgeBehind(ctx, token, 'manage');
  await endPlan(ctx, pledge);
  return presentPlan(ctx, (await findPledge(ctx.db, ctx.vault, pledge.id)) ?? pledge);
}

/** What is paid stays paid; nothing more is charged. */
export async function endPlan(ctx: Context, { subscriptionId }: Pledge): Promise<void> {
  if (subscriptionId === null) throw new AppError('support.not_found');
  await orAway(provider(ctx).endSubscription(subscriptionId, 'at_period_end'));
  await orAway(syncSubscription(ctx, subscriptionId));
}
