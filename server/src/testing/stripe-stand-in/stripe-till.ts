import { randomUUID } from 'node:crypto';
import {
  type Booked,
  feeOf,
  monthsLater,
  type StandInCharge,
  type StandInDispute,
  type StandInEvent,
  type StandInInvoice,
  type StandInRefund,
  type StandInSession,
  type StandInSubscription,
} from './stripe-shapes.ts';

export interface TillOptions {
  now(): Date;
  origin: string;
  ring(event: StandInEvent): void;
}

export type Till = ReturnType<typeof createTill>;

const disputeFee = 1500;

/** What a payment provider keeps, and what can happen there. Each thing that happens rings as Stripe would. */
export function createTill({ now, origin, ring }: TillOptions) {
  const kept = {
    sessions: new Map<string, StandInSession>(),
    subscriptions: new Map<string, StandInSubscription>(),
    invoices: new Map<string, StandInInvoice>(),
    charges: new Map<string, StandInCharge>(),
    disputes: new Map<string, StandInDispute>(),
    movements: [] as Booked[],
    events: [] as StandInEvent[],
  };
  const seconds = () => Math.floor(now().getTime() / 1000);
  const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 20)}`;

  function tell(type: string, object: { id: string; object: string }): void {
    const event: StandInEvent = {
      id: newId('evt'),
      object: 'event',
      created: seconds(),
      livemode: false,
      type,
      data: { object: { id: object.id, object: object.object } },
    };
    kept.events.unshift(event);
    ring(event);
  }

  function book(source: string, type: Booked['type'], amount: number, fee = 0): Booked {
    const booked: Booked = {
      id: newId('txn'),
      object: 'balance_transaction',
      amount,
      fee,
      net: amount - fee,
      created: seconds(),
      currency: 'eur',
      type,
      source,
    };
    kept.movements.unshift(booked);
    return booked;
  }

  function charge(cents: number, metadata: Record<string, string>): StandInCharge {
    const id = newId('ch');
    const made: StandInCharge = {
      id,
      object: 'charge',
      amount: cents,
      metadata,
      paid: true,
      status: 'succeeded',
      receipt_url: `${origin}/receipts/${id}`,
      refunded: false,
      livemode: false,
      payment_intent: newId('pi'),
      balance_transaction: book(id, 'charge', cents, feeOf(cents)),
      refunds: { object: 'list', data: [], has_more: false, url: '' },
    };
    kept.charges.set(id, made);
    return made;
  }

  function bill(subscription: StandInSubscription): StandInCharge {
    const paid = charge(subscription.cents, {});
    const invoice: StandInInvoice = {
      id: newId('in'),
      object: 'invoice',
      livemode: false,
      status: 'paid',
      parent: { subscription_details: { subscription: subscription.id } },
      payments: {
        object: 'list',
        data: [
          {
            payment: {
              type: 'payment_intent',
              payment_intent: { id: paid.payment_intent, latest_charge: paid.id },
            },
          },
        ],
      },
    };
    kept.invoices.set(invoice.id, invoice);
    subscription.months += 1;
    const next = monthsLater(new Date(subscription.anchor * 1000), subscription.months);
    subscription.items.data = [{ current_period_end: Math.floor(next.getTime() / 1000) }];
    tell('charge.succeeded', paid);
    tell('invoice.paid', invoice);
    return paid;
  }

  return {
    kept,
    newId,

    createSession(
      asked: Omit<
        StandInSession,
        'id' | 'object' | 'status' | 'payment_status' | 'url' | 'livemode' | 'subscription' | 'payment_intent'
      >,
    ) {
      const id = newId('cs_test');
      const session: StandInSession = {
        ...asked,
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        url: `${origin}/pay/${id}`,
        livemode: false,
        subscription: null,
        payment_intent: null,
      };
      kept.sessions.set(id, session);
      return session;
    },

    pay(sessionId: string): StandInCharge {
      const session = must(kept.sessions, sessionId);
      if (session.status !== 'open') throw new Error('this checkout is closed');
      session.status = 'complete';
      session.payment_status = 'paid';
      const metadata = { reference: session.pledge };
      if (session.mode === 'payment') {
        const paid = charge(session.amount_total, metadata);
        session.payment_intent = {
          id: paid.payment_intent,
          object: 'payment_intent',
          status: 'succeeded',
          latest_charge: paid.id,
        };
        tell('charge.succeeded', paid);
        tell('checkout.session.completed', session);
        return paid;
      }
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
        cents: session.amount_total,
      };
      kept.subscriptions.set(subscription.id, subscription);
      session.subscription = subscription.id;
      session.customer = subscription.customer;
      tell('customer.subscription.created', subscription);
      const paid = bill(subscription);
      tell('checkout.session.completed', session);
      return paid;
    },

    expire(sessionId: string): void {
      const session = must(kept.sessions, sessionId);
      session.status = 'expired';
      tell('checkout.session.expired', session);
    },

    /** A month has passed: the card is charged again, or refuses. */
    renew(subscriptionId: string, card: 'pays' | 'refuses' = 'pays'): StandInCharge | undefined {
      const subscription = must(kept.subscriptions, subscriptionId);
      if (subscription.status === 'canceled') return undefined;
      if (subscription.cancel_at_period_end) {
        this.end(subscriptionId);
        return undefined;
      }
      subscription.status = card === 'pays' ? 'active' : 'past_due';
      tell('customer.subscription.updated', subscription);
      if (card === 'pays') return bill(subscription);
      tell('invoice.payment_failed', { id: this.failedInvoice(subscription).id, object: 'invoice' });
      return undefined;
    },

    failedInvoice(subscription: StandInSubscription): StandInInvoice {
      const invoice: StandInInvoice = {
        id: newId('in'),
        object: 'invoice',
        livemode: false,
        status: 'open',
        parent: { subscription_details: { subscription: subscription.id } },
        payments: { object: 'list', data: [] },
      };
      kept.invoices.set(invoice.id, invoice);
      return invoice;
    },

    endAtPeriodEnd(subscriptionId: string): StandInSubscription {
      const subscription = must(kept.subscriptions, subscriptionId);
      subscription.cancel_at_period_end = true;
      tell('customer.subscription.updated', subscription);
      return subscription;
    },

    end(subscriptionId: string): StandInSubscription {
      const subscription = must(kept.subscriptions, subscriptionId);
      subscription.status = 'canceled';
      tell('customer.subscription.deleted', subscription);
      return subscription;
    },

    refund(chargeId: string): StandInRefund {
      const found = must(kept.charges, chargeId);
      if (found.refunded) throw new Error('this charge is paid back already');
      const id = newId('re');
      const refund: StandInRefund = {
        id,
        object: 'refund',
        amount: found.amount,
        status: 'succeeded',
        charge: chargeId,
        balance_transaction: book(id, 'refund', -found.amount),
      };
      found.refunded = true;
      found.refunds.data.push(refund);
      tell('refund.created', refund);
      tell('charge.refunded', found);
      return refund;
    },

    dispute(chargeId: string): StandInDispute {
      const found = must(kept.charges, chargeId);
      const id = newId('dp');
      const dispute: StandInDispute = {
        id,
        object: 'dispute',
        amount: found.amount,
        status: 'needs_response',
        livemode: false,
        charge: chargeId,
        balance_transactions: [book(id, 'adjustment', -found.amount, disputeFee)],
      };
      kept.disputes.set(id, dispute);
      tell('charge.dispute.created', dispute);
      return dispute;
    },

    winDispute(id: string): void {
      const dispute = must(kept.disputes, id);
      dispute.status = 'won';
      dispute.balance_transactions.push(book(id, 'adjustment', dispute.amount));
      tell('charge.dispute.closed', dispute);
    },
  };
}

function must<Kept>(kept: Map<string, Kept>, id: string): Kept {
  const found = kept.get(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
