import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { operatorKeys } from '../../platform/config/operator-keys.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import type { Verb } from './verb.ts';

const key = () => randomBytes(32).toString('base64');
const newPassword = () => randomBytes(24).toString('base64url');

/** Where things are in the shipped compose file, and on a machine without containers. */
const composed = {
  redis: 'valkey',
  files: '/data',
  proxies: '172.30.77.0/24',
  /** Each process gets the role that serves; Compose gives `migrate` alone the role that owns the tables. */
  get database() {
    const [app, owner, superuser] = [newPassword(), newPassword(), newPassword()];
    const url = `postgres://firstlight_app:${app}@postgres:5432/firstlight`;
    return `POSTGRES_PASSWORD=${superuser}
DATABASE_OWNER_PASSWORD=${owner}
DATABASE_APP_PASSWORD=${app}
DATABASE_URL=${url}
DATABASE_DIRECT_URL=${url}`;
  },
};
const onHost = (host: string) => ({
  get database() {
    const password = newPassword();
    return `POSTGRES_PASSWORD=${password}\nDATABASE_URL=postgres://firstlight:${password}@${host}:5432/firstlight`;
  },
  redis: host,
  files: '/var/lib/firstlight',
  proxies: '127.0.0.1,::1',
});

/** What differs from site to site, with keys that were never anybody else's. */
function printEnvironment(origin: string, at: typeof composed): string {
  const { hostname } = new URL(origin);
  return `# Written by admin init. Keep a copy of the keys apart from the database: without them a backup is worthless.
NODE_ENV=production
APP_ORIGIN=${origin}
TRUSTED_PROXIES=${at.proxies}
${at.database}
REDIS_URL=redis://${at.redis}:6379/0
# Your mail server: smtps://user:password@host or smtp://user:password@host?requireTLS=true
SMTP_URL=
MAIL_FROM="Firstlight <hello@${hostname}>"
TEAM_INBOX=team@${hostname}
# The legal notice: who answers for the site by law, and who hosts it. None may stay empty; .env.example says more.
${Object.keys(operatorKeys)
  .map((key) => `${key}=`)
  .join('\n')}
FILE_STORE=disk
FILE_STORE_DIRECTORY=${at.files}
ENCRYPTION_KEYS=1:${key()}
INDEX_KEY=${key()}
VAPID_PRIVATE_KEY=${randomBytes(32).toString('base64url')}
METRICS_TOKEN=${randomBytes(24).toString('base64url')}
WORKER_PORT=3009
`;
}

/** Needs no configuration: it makes one. Never over one that is there, whose keys would be lost with it. */
export const init: Verb = {
  name: 'init',
  words: '<https://your.site> [file] [host of PostgreSQL and Redis]',
  does: 'writes a new environment with keys of its own, readable by you alone',
  changes: false,
  async run({ words: [address = '', file = '.env', host], say }) {
    if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
      throw new StartRefusal('Say the address of your site: init https://your.site', 64);
    const text = printEnvironment(new URL(address).origin, host === undefined ? composed : onHost(host));
    if (file === '-') say(text);
    else writeNew(file, text);
    if (file !== '-')
      say(
        `${file} is written. Give it SMTP_URL and what the legal notice says of you, then run check-config.`,
      );
    return true;
  },
};

function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch {
    throw new StartRefusal(`${file} is there already, or cannot be written: its keys are not replaced.`, 73);
  }
}
