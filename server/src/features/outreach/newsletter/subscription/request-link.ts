import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { requestNewsletterLink } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { newsletterEvents } from '../newsletter.events.ts';
import { findSubscriptionOf } from './subscriptions.queries.ts';

/** An unknown address gets a job too, which finds nobody: neither answer nor time tells who reads the letters. */
export async function requestLink(
  ctx: Context,
  { email }: InputOf<typeof requestNewsletterLink>,
): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const found = await findSubscriptionOf(tx.db, tx.vault, email);
    const subscriptionId = found?.id ?? ctx.newId();
    tx.record(newsletterEvents.linkWanted, { subscriptionId, wish: 'manage', mailId: ctx.newId() });
  });
  return null;
}
