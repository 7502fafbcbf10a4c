import { type Config, readConfig } from '../../platform/config/config.ts';
import type { Verb } from './verb.ts';

/** Keys whose values open something. Addresses of servers may hold a password. */
const secret = /KEY|SECRET|TOKEN|_URL$/;

export const checkConfig: Verb = {
  name: 'check-config',
  words: '',
  does: 'shows what is in force, without secrets, and what deserves a thought',
  changes: false,
  async run({ env, say }) {
    const config = readConfig(env);
    for (const [key, value] of Object.entries(config).toSorted(([a], [b]) => a.localeCompare(b)))
      say(`${key}=${printed(key, value)}`);
    for (const warning of warningsOf(config)) say(`Think about it: ${warning}.`);
    return true;
  },
};

function printed(key: string, value: unknown): string {
  if (value === undefined || value === '') return '';
  return secret.test(key) ? 'set' : String(value);
}

/** Not wrong everywhere, but seldom meant. */
function warningsOf(config: Config): string[] {
  const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(config.HOST);
  const warnings: [boolean, string][] = [
    [
      isOpen && config.TRUSTED_PROXIES.length === 0,
      'HOST is open to others and TRUSTED_PROXIES is empty: behind a proxy everybody would share one allowance',
    ],
    [
      new URL(config.DATABASE_URL).username === 'postgres',
      'DATABASE_URL names a superuser: deploy/postgresql/roles.sql makes roles that can do less',
    ],
    [config.METRICS_TOKEN === '', 'METRICS_TOKEN is empty: nobody can watch this site'],
    [
      config.WORKER_PORT === undefined,
      'WORKER_PORT is empty: nobody notices a worker that has fallen silent',
    ],
    [config.VAPID_PRIVATE_KEY === '', 'VAPID_PRIVATE_KEY is empty: nothing is pushed to closed browsers'],
  ];
  return warnings.filter(([applies]) => applies).map(([, warning]) => warning);
}
