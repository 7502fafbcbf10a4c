import type Stripe from 'stripe';
import type { OpenStripe } from './open-payments.ts';
import type { Checkout, Movement, PaymentEvent, Payments, Subscription } from './payments.ts';

type Reader = Omit<Payments, 'isLive' | 'createCheckout' | 'endSubscription' | 'refundCharge' | 'openPortal'>;

/** A movement to our own bank is none of the ledger's. */
const ownTransfers = /^(payout|topup|reserve|transfer)/;

/** For what is paid each month, for changing money and the tax on it: Stripe books each by itself, and no event tells of it. */
const providerFees: Stripe.BalanceTransaction.Type[] = ['stripe_fee', 'stripe_fx_fee', 'tax_fee'];

/** What Stripe knows, in our own words. Nothing here changes anything there. */
export function createStripeReader(
  open: OpenStripe,
  { secrets, now }: { secrets: readonly string[]; now: () => Date },
): Reader {
  return {
    async readCheckout(id) {
      const stripe = await open();
      return checkoutOf(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
    },

    async readInvoice(id) {
      const stripe = await open();
      const invoice = await stripe.invoices.retrieve(id, {
        expand: ['payments.data.payment.payment_intent'],
      });
      const subscription = invoice.parent?.subscription_details?.subscription;
      const intents = (invoice.payments?.data ?? []).map(({ payment }) => payment.payment_intent);
      return {
        subscriptionId: idOf(subscription),
        chargeIds: intents.flatMap((intent) => {
          const charge = typeof intent === 'object' ? idOf(intent.latest_charge) : null;
          return charge === null ? [] : [charge];
        }),
      };
    },

    async readSubscription(id) {
      const stripe = await open();
      return subscriptionOf(await stripe.subscriptions.retrieve(id));
    },

    async readCharge(id) {
      const stripe = await open();
      const charge = await stripe.charges.retrieve(id, {
        expand: [
          'balance_transaction',
          'refunds.data.balance_transaction',
          'refunds.data.failure_balance_transaction',
        ],
      });
      const reference = charge.metadata['reference'] ?? null;
      return {
        id,
        reference,
        subscriptionId:
          reference === null ? await subscriptionBehind(stripe, idOf(charge.payment_intent)) : null,
        isPaid: charge.paid && charge.status === 'succeeded',
        receiptUrl: charge.receipt_url,
        movement: movementOf(id, charge.balance_transaction),
        refunds: (charge.refunds?.data ?? []).flatMap((refund) =>
          [refund.balance_transaction, refund.failure_balance_transaction].flatMap(
            (booked) => movementOf(refund.id, booked) ?? [],
          ),
        ),
      };
    },

    async readDispute(id) {
      const stripe = await open();
      const dispute = await stripe.disputes.retrieve(id);
      return {
        id,
        chargeId: idOf(dispute.charge) ?? '',
        isOpen: !['won', 'lost', 'warning_closed', 'prevented'].includes(dispute.status),
        movements: dispute.balance_transactions.flatMap((booked) => movementOf(id, booked) ?? []),
      };
    },

    async readRefunded(id) {
      const stripe = await open();
      const refund = await stripe.refunds.retrieve(id);
      return { chargeId: idOf(refund.charge) ?? '' };
    },

    async *listEvents(since) {
      const stripe = await open();
      for await (const event of stripe.events.list({ created: { gte: seconds(since) }, limit: 100 }))
        yield eventOf(event);
    },

    async *listMovements(from, to) {
      const stripe = await open();
      const created = { gte: seconds(from), lt: seconds(to) };
      for await (const booked of stripe.balanceTransactions.list({ created, limit: 100 })) {
        const isProviderFee = providerFees.includes(booked.type);
        const source = isProviderFee ? booked.id : (idOf(booked.source) ?? booked.id);
        const movement = movementOf(source, booked);
        if (movement && !ownTransfers.test(booked.type)) yield { ...movement, isProviderFee };
      }
    },

    async readEvent(body, signature) {
      const stripe = await open();
      for (const secret of secrets) {
        try {
          const receivedAt = now().getTime();
          return eventOf(
            await stripe.webhooks.constructEventAsync(
              body,
              signature,
              secret.trim(),
              undefined,
              undefined,
              receivedAt,
            ),
          );
        } catch {
          // Signed with the other secret, or by nobody.
        }
      }
      return undefined;
    },
  };
}

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  return {
    reference: session.client_reference_id,
    state: checkoutState(session, intent),
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    chargeId: idOf(intent?.latest_charge),
  };
}

function checkoutState(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): Checkout['state'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status === 'paid') return 'paid';
  return intent && ['canceled', 'requires_payment_method'].includes(intent.status) ? 'failed' : 'open';
}

const subscriptionStates: Record<string, Subscription['state']> = {
  incomplete: 'waiting',
  incomplete_expired: 'failed',
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
};

function subscriptionOf(found: Stripe.Subscription): Subscription {
  const end = found.items.data[0]?.current_period_end;
  return {
    id: found.id,
    reference: found.metadata['reference'] ?? null,
    customerId: idOf(found.customer) ?? '',
    state: subscriptionStates[found.status] ?? 'waiting',
    endsAtPeriodEnd: found.cancel_at_period_end,
    periodEndsAt: end === undefined ? null : moment(end),
  };
}

/** A month's charge does not say what it is for: the invoice that it paid does. */
async function subscriptionBehind(stripe: Stripe, intent: string | null): Promise<string | null> {
  if (intent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
  });
  const invoice = data[0]?.invoice;
  if (typeof invoice !== 'object' || !('parent' in invoice)) return null;
  return idOf(invoice.parent?.subscription_details?.subscription);
}

function movementOf(
  sourceId: string,
  booked: string | Stripe.BalanceTransaction | null | undefined,
): Movement | null {
  if (typeof booked !== 'object' || booked === null) return null;
  return { sourceId, cents: booked.amount, fee: booked.fee, at: moment(booked.created) };
}

function eventOf({ id, type, created, livemode, data }: Stripe.Event): PaymentEvent {
  const about = data.object as { id?: string };
  return { id, type, objectId: about.id ?? '', isLive: livemode, at: moment(created) };
}

const idOf = (found: string | { id: string } | null | undefined): string | null =>
  typeof found === 'object' ? (found?.id ?? null) : (found ?? null);
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const moment = (at: number) => new Date(at * 1000);
