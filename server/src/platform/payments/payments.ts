/** Whoever takes cards for us: what we ask of it, and what it answers, in our own words. Amounts are cents. */
export interface Payments {
  /** Whether real money moves. Events of the other kind are not ours. */
  isLive: boolean;
  /** Makes one page to pay at; asked again under the same key, it is the same page. */
  createCheckout(asked: CheckoutAsked): Promise<{ id: string; url: string }>;
  readCheckout(id: string): Promise<Checkout>;
  readInvoice(id: string): Promise<{ subscriptionId: string | null; chargeIds: string[] }>;
  readSubscription(id: string): Promise<Subscription>;
  readCharge(id: string): Promise<Charge>;
  readDispute(id: string): Promise<Dispute>;
  /** The charge that was paid back. */
  readRefunded(id: string): Promise<{ chargeId: string }>;
  /** At the end of what is paid, or at once. Ending what has ended changes nothing. */
  /** One whose last payment failed ends now in any case. */
  endSubscription(id: string, when: 'at_period_end' | 'now'): Promise<void>;
  /** All that is left of it; asked again, nothing more is paid back. */
  refundCharge(id: string): Promise<void>;
  openPortal(customerId: string, returnTo: string, language: string): Promise<string>;
  listEvents(since: Date): AsyncIterable<PaymentEvent>;
  /** What moved in our balance from then until then, without what only went to our own bank. */
  listMovements(from: Date, to: Date): AsyncIterable<BalanceLine>;
  /** The event that was signed for us just now, or nothing. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent | undefined>;
}

export interface CheckoutAsked {
  /** Ours; it comes back with everything that follows from this page. */
  reference: string;
  kind: 'one_time' | 'monthly';
  cents: number;
  email: string | null;
  language: string;
  /** What is bought, in the buyer's language. */
  words: string;
  successUrl: string;
  cancelUrl: string;
}

export interface Checkout {
  reference: string | null;
  state: 'open' | 'paid' | 'failed' | 'expired';
  customerId: string | null;
  subscriptionId: string | null;
  chargeId: string | null;
}

export interface Subscription {
  id: string;
  reference: string | null;
  customerId: string;
  state: 'waiting' | 'failed' | 'active' | 'past_due' | 'ended';
  endsAtPeriodEnd: boolean;
  periodEndsAt: Date | null;
}

export interface Charge {
  id: string;
  reference: string | null;
  /** Where it was charged for a month. */
  subscriptionId: string | null;
  isPaid: boolean;
  receiptUrl: string | null;
  /** Null while the provider has not booked it yet. */
  movement: Movement | null;
  /** What left, and, where the bank of whoever gave did not take it, came back. */
  refunds: Movement[];
}

export interface Dispute {
  id: string;
  chargeId: string;
  isOpen: boolean;
  movements: Movement[];
}

/** What the provider booked: `cents` before its fee, signed as our balance sees it. */
export interface Movement {
  sourceId: string;
  cents: number;
  fee: number;
  at: Date;
}

/** One line of our balance there. */
export interface BalanceLine extends Movement {
  /** What the provider took for itself, or gave back of it, beside what each charge cost: its source is the line. */
  isProviderFee: boolean;
}

export interface PaymentEvent {
  id: string;
  type: string;
  objectId: string;
  isLive: boolean;
  at: Date;
}
