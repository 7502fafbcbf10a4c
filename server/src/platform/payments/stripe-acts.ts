import type Stripe from 'stripe';
import type { OpenStripe } from './open-payments.ts';
import type { CheckoutAsked, Payments } from './payments.ts';

type Acts = Pick<Payments, 'createCheckout' | 'endSubscription' | 'refundCharge' | 'openPortal'>;

/** All that changes something at Stripe. Each is asked under a key, so that asking twice is asking once. */
export function createStripeActs(open: OpenStripe): Acts {
  return {
    async createCheckout(asked) {
      const stripe = await open();
      const session = await stripe.checkout.sessions.create(sessionOf(asked), {
        idempotencyKey: `checkout:${asked.reference}`,
      });
      if (!session.url) throw new Error('the payment provider made a checkout without a page');
      return { id: session.id, url: session.url };
    },

    async endSubscription(id, when) {
      const stripe = await open();
      const { status, cancel_at_period_end } = await stripe.subscriptions.retrieve(id);
      if (status === 'canceled' || status === 'incomplete_expired') return;
      // Until it has really ended, the provider goes on trying a payment that failed.
      const isUnpaid = status === 'past_due' || status === 'unpaid';
      if (when === 'now' || isUnpaid) await cancelOnce(stripe, id);
      else if (!cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    },

    async refundCharge(id) {
      const stripe = await open();
      const { refunded, refunds } = await stripe.charges.retrieve(id, { expand: ['refunds'] });
      // One that the other bank did not take may be tried again, under a key of its own.
      const tries = refunds?.data.length ?? 0;
      if (!refunded)
        await stripe.refunds.create(
          { charge: id, reason: 'requested_by_customer' },
          { idempotencyKey: `refund:${id}:${tries}` },
        );
    },

    async openPortal(customer, returnTo, language) {
      const stripe = await open();
      const locale = language === 'fr' ? 'fr' : 'en';
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnTo, locale });
      return url;
    },
  };
}

/** Of two who end it at one moment, the second is refused: it has ended all the same. */
async function cancelOnce(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status !== 'canceled') throw error;
  }
}

function sessionOf(asked: CheckoutAsked): Stripe.Checkout.SessionCreateParams {
  const metadata = { reference: asked.reference };
  const isMonthly = asked.kind === 'monthly';
  return {
    ui_mode: 'hosted_page',
    mode: isMonthly ? 'subscription' : 'payment',
    allowed_payment_method_types: ['card'],
    locale: asked.language === 'fr' ? 'fr' : 'en',
    client_reference_id: asked.reference,
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: asked.cents,
          product_data: { name: asked.words },
          ...(isMonthly && { recurring: { interval: 'month' as const } }),
        },
      },
    ],
    ...(asked.email !== null && { customer_email: asked.email }),
    // It is support, not a donation: `submit_type` is only for single payments.
    ...(isMonthly
      ? { subscription_data: { metadata } }
      : { submit_type: 'pay' as const, payment_intent_data: { metadata } }),
    success_url: asked.successUrl,
    cancel_url: asked.cancelUrl,
  };
}
