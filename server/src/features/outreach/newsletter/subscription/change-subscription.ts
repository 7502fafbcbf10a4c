import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { changeNewsletter, Subscription } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { categoryMask } from '@firstlight/contract/showcase/projects/categories.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findManaged } from './find-managed.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { presentSubscription } from './present-subscription.ts';
import {
  findSubscription,
  insertConsent,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.queries.ts';

/** From a mail's link without signing in, or as a member. Off leaves at once; for a short while it can be taken back. */
export async function changeSubscription(
  ctx: Context,
  { token, frequency, interests, language }: InputOf<typeof changeNewsletter>,
): Promise<Subscription> {
  const isMonthlyAlone = frequency === 'monthly' && !interests && !language;
  return inTransaction(ctx, async (tx) => {
    const managed = await findManaged(tx, token);
    // Whoever is about to leave may have it less often instead: the one thing that their link does besides.
    const row = managed ?? (token && isMonthlyAlone ? await findManaged(tx, token, 'leave') : undefined);
    if (!row || !(row.state === 'confirmed' || isUndoable(row, ctx.now())))
      throw new AppError('newsletter.not_subscribed');
    const way = token === undefined ? 'settings' : 'page';
    if (frequency === 'off') await leaveNewsletter(tx, row.id, way);
    const isBack = frequency !== undefined && frequency !== 'off' && row.state !== 'confirmed';
    await updateSubscription(tx.db, row.id, {
      ...(frequency && frequency !== 'off' && { frequency }),
      ...(interests && { interests: categoryMask(interests) }),
      // Nothing given changes nothing; SQL wants one column all the same.
      language: language ?? row.language,
      ...(isBack && { state: 'confirmed' as const, leftAt: null }),
    });
    if (frequency !== 'off') {
      const act = isBack ? 'resumed' : 'changed';
      await insertConsent(tx.db, { subscriptionId: row.id, act, way, actedAt: ctx.now() });
    }
    return presentSubscription({ ...tx, now: ctx.now }, (await findSubscription(tx.db, row.id)) ?? row);
  });
}

/** A letter that was passed on carries its links along: after an hour they bring nobody back. */
function isUndoable({ state, leftAt }: SubscriptionRow, now: Date): boolean {
  const age = leftAt ? now.getTime() - leftAt.getTime() : Number.POSITIVE_INFINITY;
  return state === 'unsubscribed' && age < newsletterRules.undoMinutes * 60_000;
}
