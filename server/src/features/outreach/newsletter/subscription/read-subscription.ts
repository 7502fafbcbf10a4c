import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readNewsletterSubscription } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import type { Context } from '../../../../core/context.ts';
import { findManaged } from './find-managed.ts';
import { presentSubscription } from './present-subscription.ts';

export async function readSubscription(
  ctx: Context,
  { token }: InputOf<typeof readNewsletterSubscription>,
): Promise<ResultOf<typeof readNewsletterSubscription>> {
  const row = await findManaged(ctx, token);
  // Whoever never confirmed, or was suppressed, begins at the form.
  const isThere = row?.state === 'confirmed' || (row?.state === 'unsubscribed' && token !== undefined);
  return { subscription: row && isThere ? await presentSubscription(ctx, row) : null };
}
