import {
  monthsLater,
  type StandInCharge,
  type StandInInvoice,
  type StandInSubscription,
} from './stripe-shapes.ts';
import { must, type TillBooks } from './till-books.ts';

/** What is charged month after month, until somebody ends it. */
export function tillPlans({ kept, newId, seconds, tell, charge }: TillBooks) {
  function invoiceOf(subscription: StandInSubscription, paid: StandInCharge | undefined): StandInInvoice {
    const payments = paid
      ? [
          {
            payment: {
              type: 'payment_intent' as const,
              payment_intent: { id: paid.payment_intent, latest_charge: paid.id },
            },
          },
        ]
      : [];
    const invoice: StandInInvoice = {
      id: newId('in'),
      object: 'invoice',
      livemode: false,
      status: paid ? 'paid' : 'open',
      parent: { subscription_details: { subscription: subscription.id } },
      payments: { object: 'list', data: payments },
    };
    kept.invoices.set(invoice.id, invoice);
    return invoice;
  }

  function bill(subscription: StandInSubscription): StandInCharge {
    const paid = charge(subscription.cents, {});
    const invoice = invoiceOf(subscription, paid);
    subscription.months += 1;
    const next = monthsLater(new Date(subscription.anchor * 1000), subscription.months);
    subscription.items.data = [{ current_period_end: Math.floor(next.getTime() / 1000) }];
    tell('charge.succeeded', paid);
    tell('invoice.paid', invoice);
    return paid;
  }

  function end(subscriptionId: string): StandInSubscription {
    const subscription = must(kept.subscriptions, subscriptionId);
    subscription.status = 'canceled';
    tell('customer.subscription.deleted', subscription);
    return subscription;
  }

  /** A month has passed, or what failed is tried again, also of what ends with its month: the card is charged, or refuses. */
  function renew(subscriptionId: string, card: 'pays' | 'refuses' = 'pays'): StandInCharge | undefined {
    const subscription = must(kept.subscriptions, subscriptionId);
    if (subscription.status === 'canceled') return undefined;
    if (subscription.cancel_at_period_end && subscription.status !== 'past_due') {
      end(subscriptionId);
      return undefined;
    }
    subscription.status = card === 'pays' ? 'active' : 'past_due';
    tell('customer.subscription.updated', subscription);
    if (card === 'pays') return bill(subscription);
    tell('invoice.payment_failed', invoiceOf(subscription, undefined));
    return undefined;
  }

  return {
    end,
    renew,

    begin(cents: number, metadata: Record<string, string>): [StandInSubscription, StandInCharge] {
      const subscription: StandInSubscription = {
        id: newId('sub'),
        object: 'subscription',
        metadata,
        status: 'active',
        cancel_at_period_end: false,
        livemode: false,
        customer: newId('cus'),
        items: { object: 'list', data: [] },
        anchor: seconds(),
        months: 0,
        cents,
      };
      kept.subscriptions.set(subscription.id, subscription);
      tell('customer.subscription.created', subscription);
      return [subscription, bill(subscription)];
    },

    /** The provider's own clock: whatever has become due by now is charged, once a month. */
    renewDue(): StandInCharge[] {
      const charged: StandInCharge[] = [];
      for (const subscription of kept.subscriptions.values())
        while (
          subscription.status !== 'canceled' &&
          (subscription.items.data[0]?.current_period_end ?? 0) <= seconds()
        ) {
          const paid = renew(subscription.id);
          if (paid) charged.push(paid);
        }
      return charged;
    },

    endAtPeriodEnd(subscriptionId: string): StandInSubscription {
      const subscription = must(kept.subscriptions, subscriptionId);
      subscription.cancel_at_period_end = true;
      tell('customer.subscription.updated', subscription);
      return subscription;
    },
  };
}
