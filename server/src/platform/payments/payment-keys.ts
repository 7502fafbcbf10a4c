export interface PaymentKeys {
  STRIPE_SECRET_KEY: string;
  /** Divided by commas: while one is replaced, both are good. */
  STRIPE_WEBHOOK_SECRETS: string;
  STRIPE_API_URL: string;
}

export const stripeApiUrl = 'https://api.stripe.com';

/** Money that comes in and is never noticed is worse than a page that says that support is closed. */
export function halfPayments(keys: PaymentKeys): string[] {
  const isHalf = (keys.STRIPE_SECRET_KEY === '') !== (keys.STRIPE_WEBHOOK_SECRETS === '');
  return isHalf ? ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS must be given together, or neither'] : [];
}

/** Whoever answers in the provider's place could say that anything was paid. */
export function strangePayments(keys: PaymentKeys): string[] {
  return keys.STRIPE_API_URL === stripeApiUrl ? [] : ['STRIPE_API_URL must be left out'];
}
