import * as z from 'zod';
import { openKeyring } from '../crypto/keyring.ts';
import { isNetwork } from '../networks.ts';
import { halfPayments, stripeApiUrl } from '../payments/payment-keys.ts';
import { githubOrigins } from '../sign-in-providers/github-provider.ts';
import { googleIssuer } from '../sign-in-providers/google-provider.ts';
import { halfProviders } from '../sign-in-providers/provider-faults.ts';
import { missingOperator, operatorKeys } from './operator-keys.ts';
import { productionFaults } from './production-faults.ts';
import { StartRefusal } from './start-refusal.ts';
import { withKeyFiles } from './with-key-files.ts';

const secretOf32Bytes = z.string().refine((text) => Buffer.from(text, 'base64').length === 32, {
  message: 'must be 32 bytes in base64',
});

const originOf = (own: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(own)
    .transform((url) => new URL(url).origin);

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']),
  // Without a scheme `host:443` is still a URL, whose origin is "null": what sandboxed foreign pages send as theirs.
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((networks) => networks.every(isNetwork), {
      message: 'must list the addresses or networks of the proxies, such as 127.0.0.1,10.0.0.0/24',
    }),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).default(6),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
  /** `relay`: the mail server signs what leaves (DKIM). Without the word no newsletter leaves in production. */
  MAIL_SIGNED_BY: z.enum(['', 'relay']).default(''),
  /** Whose mail the mailbox process takes: what mail servers write back about mails that did not arrive, and requests by mail. Empty: nobody's. */
  MAILBOX_DOMAIN: z
    .string()
    .regex(/^([a-z\d-]+(\.[a-z\d-]+)+)?$/i)
    .default(''),
  MAILBOX_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).default(2525),
  /** PEM texts. With both, the mailbox offers STARTTLS. */
  MAILBOX_TLS_CERTIFICATE: z.string().default(''),
  MAILBOX_TLS_KEY: z.string().default(''),
  MAILBOX_PROBES_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  TEAM_INBOX: z.email(),
  ...operatorKeys,
  FILE_STORE: z.enum(['disk', 's3']).default('disk'),
  FILE_STORE_DIRECTORY: z.string().default('var/files'),
  S3_ENDPOINT: z.string().default(''),
  S3_REGION: z.string().default(''),
  S3_BUCKET: z.string().default(''),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  ENCRYPTION_KEYS: z.string().min(1),
  ENCRYPTION_KEY_CURRENT: z
    .string()
    .regex(/^\d*$/, 'must be a version number or empty')
    .default('')
    .transform((text) => (text === '' ? undefined : Number(text))),
  INDEX_KEY: secretOf32Bytes,
  VAPID_PRIVATE_KEY: z
    .base64url()
    .refine((text) => text === '' || Buffer.from(text, 'base64url').length === 32, {
      message: 'must be 32 bytes in base64url, or empty',
    })
    .default(''),
  GITHUB_CLIENT_ID: z.string().default(''),
  GITHUB_CLIENT_SECRET: z.string().default(''),
  GITHUB_ORIGIN: originOf(githubOrigins.site),
  GITHUB_API_ORIGIN: originOf(githubOrigins.api),
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default(googleIssuer),
  STRIPE_SECRET_KEY: z.string().default(''),
  STRIPE_WEBHOOK_SECRETS: z.string().default(''),
  STRIPE_API_URL: originOf(stripeApiUrl),
  /** `true`: a world of made-up people, whose mails everybody may read on a page. Refused where there is anybody else. */
  DEMO: z
    .enum(['', 'true', 'false'])
    .default('')
    .transform((text) => text === 'true'),
  METRICS_TOKEN: z.string().default(''),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LIMIT_FACTOR: z.coerce.number().positive().max(10_000).default(1),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(200),
  MAX_LOOP_DELAY: z.coerce.number().int().min(1).default(150),
  // No step of a stop may take longer than 25 seconds.
  DRAIN_SECONDS: z.coerce.number().min(0).max(20).default(5),
});

export type Config = z.infer<typeof environment>;

export const configKeys = Object.keys(environment.shape);

/** Reads and checks the environment once, at the start of a process. Complains in one line that names every key. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // `PORT=` is how people leave a key out; as a number it would be 0.
  const given = Object.fromEntries(
    Object.entries(withKeyFiles(env, configKeys)).filter(([, value]) => value !== ''),
  );
  const result = environment.safeParse(given);
  const faults = [
    ...(given['NODE_ENV'] === 'production' ? missingOperator(given) : []),
    ...(result.success ? faultsOf(result.data) : complaintsOf(result.error, given)),
  ];
  if (result.success && faults.length === 0) return result.data;
  throw new StartRefusal(`Configuration: ${faults.join('; ')}. See .env.example.`);
}

function complaintsOf(error: z.ZodError, env: Record<string, string | undefined>): string[] {
  return error.issues.map((issue) => {
    const key = issue.path.join('.');
    return env[key] === undefined ? `${key} is missing` : `${key}: ${issue.message}`;
  });
}

/** Where LISTEN, the queue and `migrate` go: never a pooler, which would give each statement another connection. */
export function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}

/** The role that serves, where it is not the one that runs `migrate`. */
export function servingRole(config: Config): string | undefined {
  const role = (url: string) => decodeURIComponent(new URL(url).username);
  const serving = role(config.DATABASE_URL);
  return serving === role(directUrl(config)) ? undefined : serving;
}

/** What each key cannot know by itself. */
function faultsOf(config: Config): string[] {
  return [
    ...keyringFaults(config),
    ...missingForS3(config),
    ...halfProviders(config),
    ...halfPayments(config),
    ...(config.DEMO && config.STRIPE_SECRET_KEY !== '' ? ['STRIPE_SECRET_KEY: a demo takes no money'] : []),
    ...(config.NODE_ENV === 'production' ? productionFaults(config) : []),
  ];
}

function keyringFaults({ ENCRYPTION_KEYS, ENCRYPTION_KEY_CURRENT }: Config): string[] {
  try {
    openKeyring(ENCRYPTION_KEYS, ENCRYPTION_KEY_CURRENT);
    return [];
  } catch (error) {
    return [`ENCRYPTION_KEYS: ${error instanceof Error ? error.message : 'unreadable'}`];
  }
}

function missingForS3(config: Config): string[] {
  if (config.FILE_STORE !== 's3') return [];
  const keys = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  return keys.filter((key) => config[key] === '').map((key) => `${key} is missing (FILE_STORE=s3)`);
}
