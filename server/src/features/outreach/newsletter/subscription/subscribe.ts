import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { subscribeToNewsletter } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { categoryMask } from '@firstlight/contract/showcase/projects/categories.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { isSuppressed } from '../../../../core/mail/suppressions.queries.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findPerson } from '../../../people/accounts/find-person.ts';
import { newsletterEvents } from '../newsletter.events.ts';
import { confirmRow, findSubscription, insertConsent, upsertAsked } from './subscriptions.queries.ts';

type Subscribed = ResultOf<typeof subscribeToNewsletter>;

/**
 * Whoever has confirmed the address for their account gets the letters at once; every other address is asked by mail, and
 * does and answers the same whether it is known or not.
 */
export async function subscribe(
  ctx: Context,
  { email: typed, interests, ...wish }: InputOf<typeof subscribeToNewsletter>,
): Promise<Subscribed> {
  const own = ctx.actor.kind === 'member' ? (await findPerson(ctx, ctx.actor.id))?.email : undefined;
  const email = typed ?? own;
  if (email === undefined) throw new AppError('request.invalid', { fields: ['email'] });
  const isOwn = own !== undefined && ctx.vault.blindIndex(own).equals(ctx.vault.blindIndex(email));
  return inTransaction(ctx, async (tx) => {
    const asked = { ...wish, id: ctx.newId(), email, interests: categoryMask(interests), askedAt: ctx.now() };
    const id = await upsertAsked(tx.db, tx.vault, asked);
    await insertConsent(tx.db, { subscriptionId: id, act: 'asked', way: 'page', actedAt: ctx.now() });
    // Who complained, or could not be reached, shows by the link that they want it and can be.
    const needsLink = !isOwn || (await isSuppressed(tx.db, ctx.vault.blindIndex(email), 'newsletter'));
    if (needsLink) {
      const mailId = ctx.newId();
      tx.record(newsletterEvents.linkWanted, { subscriptionId: id, wish: 'subscribe', mailId });
      return { state: 'check_inbox' };
    }
    const row = await findSubscription(tx.db, id);
    if (row && (await confirmRow(tx.db, { id, tokenVersion: row.tokenVersion, now: ctx.now() })))
      await insertConsent(tx.db, {
        subscriptionId: id,
        act: 'confirmed',
        way: 'settings',
        actedAt: ctx.now(),
      });
    return { state: 'subscribed' };
  });
}
