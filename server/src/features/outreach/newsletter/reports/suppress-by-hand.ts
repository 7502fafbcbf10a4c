import type { Context } from '../../../../core/context.ts';
import { suppressAddress } from '../../../../core/mail/suppressions.queries.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findSubscriptionOf } from '../subscription/subscriptions.queries.ts';
import { suppressReader } from './suppress-reader.ts';

/** For whoever asked by another way to be left alone. Whether the address was known is not said: nobody at the machine need learn it. */
export async function suppressByHand(ctx: Context, email: string): Promise<void> {
  const emailIndex = ctx.vault.blindIndex(email);
  await inTransaction(ctx, async ({ db, now }) => {
    const reader = await findSubscriptionOf(db, ctx.vault, email);
    if (reader) await suppressReader({ db, now }, { id: reader.id, emailIndex }, 'asked');
    else await suppressAddress(db, { emailIndex, scope: 'newsletter', reason: 'asked', since: now() });
  });
}
