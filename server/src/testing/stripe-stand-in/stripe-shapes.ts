import type Stripe from 'stripe';

/** The fields that the product reads, under the names and types of the SDK: an upgrade that changes one of them does not compile. */
type Only<Shape, Keys extends keyof Shape> = Pick<Shape, Keys>;

export type Booked = Only<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'amount' | 'fee' | 'net' | 'created' | 'currency' | 'type'
> & { source: string | null };
export type StandInRefund = Only<Stripe.Refund, 'id' | 'object' | 'amount' | 'status'> & {
  charge: string;
  balance_transaction: Booked;
  failure_balance_transaction: Booked | null;
};
export type StandInCharge = Only<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'metadata' | 'paid' | 'status' | 'receipt_url' | 'refunded' | 'livemode'
> & {
  payment_intent: string;
  balance_transaction: Booked;
  refunds: { object: 'list'; data: StandInRefund[]; has_more: false; url: string };
};
export type StandInSession = Only<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'client_reference_id'
  | 'status'
  | 'payment_status'
  | 'url'
  | 'mode'
  | 'livemode'
  | 'success_url'
  | 'cancel_url'
> & {
  customer: string | null;
  subscription: string | null;
  payment_intent:
    | (Only<Stripe.PaymentIntent, 'id' | 'object' | 'status'> & { latest_charge: string | null })
    | null;
  amount_total: number;
  /** Not Stripe's own: what the stand-in goes on with once it is paid. */
  pledge: string;
};
export type StandInSubscription = Only<
  Stripe.Subscription,
  'id' | 'object' | 'metadata' | 'status' | 'cancel_at_period_end' | 'livemode'
> & {
  customer: string;
  items: { object: 'list'; data: { current_period_end: number }[] };
  anchor: number;
  months: number;
  cents: number;
};
export type StandInInvoice = Only<Stripe.Invoice, 'id' | 'object' | 'livemode' | 'status'> & {
  parent: { subscription_details: { subscription: string } };
  payments: {
    object: 'list';
    data: {
      payment: { type: 'payment_intent'; payment_intent: { id: string; latest_charge: string | null } };
    }[];
  };
};
export type StandInDispute = Only<Stripe.Dispute, 'id' | 'object' | 'amount' | 'status' | 'livemode'> & {
  charge: string;
  balance_transactions: Booked[];
};
export type StandInEvent = Only<Stripe.Event, 'id' | 'object' | 'created' | 'livemode'> & {
  type: string;
  data: { object: { id: string; object: string } };
};

/** The same day of a later month, or its last one: 31 January is followed by 28 February and 31 March. */
export function monthsLater(anchor: Date, months: number): Date {
  const later = new Date(anchor);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(anchor.getUTCDate(), last));
  return later;
}

/** As European cards cost: 1.5 % and 25 cents. */
export const feeOf = (cents: number): number => Math.round(cents * 0.015) + 25;
