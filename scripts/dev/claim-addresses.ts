import { StartRefusal } from '../../server/src/platform/config/start-refusal.ts';
import { addressIn } from '../address-in.ts';
import type { Environment } from '../environment.ts';
import { devPorts } from './dev-ports.ts';

/** Two checkouts are so far apart on every port. */
const step = 10;

/** Database 9 of Redis belongs to tests. */
const mostCheckouts = 9;

export interface Taken {
  isListening(port: number): Promise<boolean>;
  hasDatabase(name: string): Promise<boolean>;
}

/**
 * Addresses that no other checkout on this machine uses, for the keys that the shell does not give: the first ones whose
 * ports are free and whose database is not there yet.
 */
export async function claimAddresses(
  example: Environment,
  given: Environment,
  taken: Taken,
): Promise<Environment> {
  for (let nth = 0; nth < mostCheckouts; nth++) {
    const own = without(addressesOf(nth, example), given);
    const isTaken = await Promise.all([
      ...Object.values(devPorts({ ...example, ...own, ...given }))
        .filter(({ key }) => key in own)
        .map(({ port }) => taken.isListening(port)),
      own['DATABASE_URL'] ? taken.hasDatabase(nameIn(own['DATABASE_URL'])) : false,
    ]);
    if (!isTaken.includes(true)) return own;
  }
  throw new StartRefusal(
    `${mostCheckouts} checkouts have their addresses here already: drop the databases of old ones, or write .env yourself.`,
  );
}

function addressesOf(nth: number, example: Environment): Environment {
  const ports = devPorts(example);
  const moved = (key: string, port: number) => {
    const url = addressIn(example, key);
    url.port = String(port + nth * step);
    return key === 'SMTP_URL' ? url.href : url.origin;
  };
  const database = addressIn(example, 'DATABASE_URL');
  if (nth > 0) database.pathname += `_${nth + 1}`;
  return {
    APP_ORIGIN: moved('APP_ORIGIN', ports.web.port),
    PORT: String(ports.api.port + nth * step),
    SMTP_URL: moved('SMTP_URL', ports.smtp.port),
    MAILBOX_PORT: String(ports.mailbox.port + nth * step),
    STRIPE_API_URL: moved('STRIPE_API_URL', ports.stripe.port),
    DATABASE_URL: database.href,
    REDIS_URL: new URL(`/${nth}`, addressIn(example, 'REDIS_URL')).href,
  };
}

function without(addresses: Environment, given: Environment): Environment {
  return Object.fromEntries(Object.entries(addresses).filter(([key]) => given[key] === undefined));
}

function nameIn(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
}
