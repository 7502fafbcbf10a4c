import type { Booked, StandInCharge, StandInSession } from './stripe-shapes.ts';
import { must, openTillBooks, type TillOptions } from './till-books.ts';
import { tillPlans } from './till-plans.ts';
import { tillReturns } from './till-returns.ts';

export type Till = ReturnType<typeof createTill>;

type SessionAsked = Omit<
  StandInSession,
  'id' | 'object' | 'status' | 'payment_status' | 'url' | 'livemode' | 'subscription' | 'payment_intent'
>;

/** All that can happen at a payment provider. Each thing that happens rings as Stripe would. */
export function createTill(options: TillOptions) {
  const books = openTillBooks(options);
  const { kept, origin, newId, tell, book, charge } = books;
  const { begin, ...plans } = tillPlans(books);

  return {
    kept,
    newId,
    ...plans,
    ...tillReturns(books),

    createSession(asked: SessionAsked): StandInSession {
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

    openPortal(returnTo: string) {
      const url = `${origin}/portal?return=${encodeURIComponent(returnTo)}`;
      return { id: newId('bps'), object: 'billing_portal.session', url };
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
      const [subscription, paid] = begin(session.amount_total, metadata);
      session.subscription = subscription.id;
      session.customer = subscription.customer;
      tell('checkout.session.completed', session);
      return paid;
    },

    /** What the provider takes for itself, for plans or as tax: of no charge, and nothing rings. */
    takeFee(cents: number, type: 'stripe_fee' | 'tax_fee' = 'stripe_fee'): Booked {
      return book(null, type, -cents);
    },

    expire(sessionId: string): void {
      const session = must(kept.sessions, sessionId);
      session.status = 'expired';
      tell('checkout.session.expired', session);
    },
  };
}
