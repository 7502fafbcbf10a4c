import type { Context } from '../../../../core/context.ts';
import { suppressAddress } from '../../../../core/mail/suppressions.queries.ts';
import type { SuppressionReason } from '../../../../db/schema.ts';
import {
  insertConsent,
  type SubscriptionRow,
  updateSubscription,
} from '../subscription/subscriptions.queries.ts';

/** No more letters, and none at once for whoever asks again: the link of a mail comes first. */
export async function suppressReader(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, emailIndex }: Pick<SubscriptionRow, 'id' | 'emailIndex'>,
  reason: SuppressionReason,
): Promise<void> {
  const at = now();
  const ways = { complaint: 'complaint', asked: 'request', gone: 'bounce', full: 'bounce' } as const;
  await updateSubscription(db, id, { state: 'suppressed', leftAt: at });
  await insertConsent(db, { subscriptionId: id, act: 'suppressed', way: ways[reason], actedAt: at });
  await suppressAddress(db, { emailIndex, scope: 'newsletter', reason, since: at });
}
