import type Stripe from 'stripe';
import type { PaymentKeys } from './payment-keys.ts';
import type { Payments } from './payments.ts';
import { createStripeActs } from './stripe-acts.ts';
import { createStripeReader } from './stripe-reader.ts';

/** Null where whoever runs the site gave no key: then nothing can be given. */
export function openPayments(keys: PaymentKeys, now: () => Date): Payments | null {
  if (keys.STRIPE_SECRET_KEY === '') return null;
  const open = lazyStripe(keys);
  return {
    isLive: !/^[sr]k_test_/.test(keys.STRIPE_SECRET_KEY),
    ...createStripeReader(open, { secrets: keys.STRIPE_WEBHOOK_SECRETS.split(','), now }),
    ...createStripeActs(open),
  };
}

export type OpenStripe = () => Promise<Stripe>;

/** The library is 36 MB of memory: a process that nobody pays through never loads it. */
function lazyStripe({ STRIPE_SECRET_KEY, STRIPE_API_URL }: PaymentKeys): OpenStripe {
  const { protocol, hostname, port } = new URL(STRIPE_API_URL);
  let opened: Promise<Stripe> | undefined;
  return () => {
    opened ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(STRIPE_SECRET_KEY, {
          protocol: protocol === 'http:' ? 'http' : 'https',
          host: hostname,
          port: port === '' ? (protocol === 'http:' ? 80 : 443) : port,
          timeout: 10_000,
          maxNetworkRetries: 2,
          telemetry: false,
        }),
    );
    return opened;
  };
}
