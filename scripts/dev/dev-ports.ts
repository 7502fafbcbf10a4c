import { addressIn } from '../address-in.ts';
import type { Environment } from '../environment.ts';

export interface DevPort {
  /** The key of the environment that says it. */
  key: string;
  use: string;
  port: number;
}

const defaultSmtpPort = 25;

/** Every port that `pnpm dev` listens on, each said once in the environment. */
export function devPorts(env: Environment): Record<'web' | 'api' | 'smtp' | 'mailbox' | 'stripe', DevPort> {
  return {
    web: { key: 'APP_ORIGIN', use: 'web', port: Number(addressIn(env, 'APP_ORIGIN').port || 80) },
    api: { key: 'PORT', use: 'API', port: Number(env['PORT']) },
    smtp: {
      key: 'SMTP_URL',
      use: 'mailbox (SMTP)',
      port: Number(addressIn(env, 'SMTP_URL').port || defaultSmtpPort),
    },
    mailbox: { key: 'MAILBOX_PORT', use: 'mailbox (page)', port: Number(env['MAILBOX_PORT']) },
    stripe: {
      key: 'STRIPE_API_URL',
      use: 'stand-in for Stripe',
      port: Number(addressIn(env, 'STRIPE_API_URL').port || 443),
    },
  };
}
