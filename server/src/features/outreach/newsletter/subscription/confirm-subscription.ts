import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { confirmNewsletter } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import type { Context } from '../../../../core/context.ts';
import { endSuppression } from '../../../../core/mail/suppressions.queries.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { linkToken, readLinkToken } from './link-token.ts';
import { confirmRow, findSubscription, insertConsent } from './subscriptions.queries.ts';

/** By the link and a press of the button: what only follows links confirms nothing. */
export async function confirmSubscription(
  ctx: Context,
  { token }: InputOf<typeof confirmNewsletter>,
): Promise<ResultOf<typeof confirmNewsletter>> {
  const linked = readLinkToken(ctx.vault, 'confirm', token);
  if (!linked) return { manageToken: null };
  return inTransaction(ctx, async (tx) => {
    if (!(await confirmRow(tx.db, { ...linked, now: ctx.now() }))) return { manageToken: null };
    const { id } = linked;
    const row = await findSubscription(tx.db, id);
    if (row) await endSuppression(tx.db, row.emailIndex, 'newsletter');
    await insertConsent(tx.db, { subscriptionId: id, act: 'confirmed', way: 'page', actedAt: ctx.now() });
    const renewed = { id, tokenVersion: linked.tokenVersion + 1 };
    return { manageToken: linkToken(tx.vault, 'manage', renewed) };
  });
}
