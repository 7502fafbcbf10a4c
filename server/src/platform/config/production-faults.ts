import { type PaymentKeys, strangePayments } from '../payments/payment-keys.ts';
import type { ProviderKeys } from '../sign-in-providers/open-sign-in-providers.ts';
import { strangeProviders } from '../sign-in-providers/provider-faults.ts';

/** The keys that must be stricter where real people are. */
interface ProductionKeys extends ProviderKeys, PaymentKeys {
  APP_ORIGIN: string;
  SMTP_URL: string;
  METRICS_TOKEN: string;
  LIMIT_FACTOR: number;
  ENCRYPTION_KEYS: string;
  INDEX_KEY: string;
  VAPID_PRIVATE_KEY: string;
}

const shortestToken = 32;

/** What is wrong with a configuration in production and nowhere else. Never quotes a value. */
export function productionFaults(keys: ProductionKeys): string[] {
  const secrets = secretsOf(keys);
  const faults: [isWrong: boolean, complaint: string][] = [
    [!keys.APP_ORIGIN.startsWith('https:'), 'APP_ORIGIN must begin with https://'],
    [keys.LIMIT_FACTOR !== 1, 'LIMIT_FACTOR must be 1 or left out'],
    [
      isPlainMail(new URL(keys.SMTP_URL)),
      'SMTP_URL must be smtps://… or smtp://…?requireTLS=true, with certificates checked',
    ],
    [
      keys.METRICS_TOKEN !== '' && keys.METRICS_TOKEN.length < shortestToken,
      `METRICS_TOKEN must have ${shortestToken} characters or more, or be empty`,
    ],
    [secrets.some(isExample), 'the example secrets must not be used'],
    [
      new Set(secrets.map((secret) => secret.toString('hex'))).size < secrets.length,
      'ENCRYPTION_KEYS, INDEX_KEY and VAPID_PRIVATE_KEY must all be different keys',
    ],
  ];
  const complaints = faults.filter(([isWrong]) => isWrong).map(([, complaint]) => complaint);
  return [...complaints, ...strangeProviders(keys), ...strangePayments(keys)].map(
    (complaint) => `${complaint} in production`,
  );
}

function secretsOf({ ENCRYPTION_KEYS, INDEX_KEY, VAPID_PRIVATE_KEY }: ProductionKeys): Buffer[] {
  const sealing = ENCRYPTION_KEYS.split(',').map((entry) => entry.split(':')[1] ?? '');
  const signing = VAPID_PRIVATE_KEY === '' ? [] : [Buffer.from(VAPID_PRIVATE_KEY, 'base64url')];
  return [...[...sealing, INDEX_KEY].map((text) => Buffer.from(text, 'base64')), ...signing];
}

/** The keys printed in .env.example are public; encrypting real people's addresses with them would be theatre. */
function isExample(secret: Buffer): boolean {
  return secret.toString('latin1').startsWith('development-only');
}

/** Whether mail could leave this machine in clear, or for a server that only claims its name. */
function isPlainMail({ protocol, hostname, searchParams }: URL): boolean {
  if (['127.0.0.1', '[::1]', 'localhost'].includes(hostname)) return false;
  if (searchParams.get('tls.rejectUnauthorized') === 'false' || searchParams.get('ignoreTLS') === 'true')
    return true;
  return protocol !== 'smtps:' && searchParams.get('requireTLS') !== 'true';
}
