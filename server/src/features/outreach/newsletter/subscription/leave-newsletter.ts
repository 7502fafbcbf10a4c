import type { Context } from '../../../../core/context.ts';
import type { ConsentWay } from '../../../../db/schema.ts';
import { insertConsent, leaveRow } from './subscriptions.queries.ts';

/** At once. Leaving twice is leaving once. */
export async function leaveNewsletter(
  ctx: Pick<Context, 'db' | 'now'>,
  subscriptionId: string,
  way: ConsentWay,
): Promise<void> {
  if (await leaveRow(ctx.db, subscriptionId, ctx.now()))
    await insertConsent(ctx.db, { subscriptionId, act: 'left', way, actedAt: ctx.now() });
}
