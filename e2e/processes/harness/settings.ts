import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { testServers } from '../../../scripts/test-servers.ts';

const root = new URL('../../../', import.meta.url);

export const serverDirectory = fileURLToPath(new URL('server/', root));

const servers = testServers();

export const databaseServer = servers.database;

/** Where the tests' servers say they live; no name server knows it, so a link to it never leads anywhere. */
export const origin = 'https://firstlight.example';

export const teamInbox = 'team@firstlight.example';

export function databaseUrl(name: string): string {
  return new URL(`/${name}`, databaseServer).href;
}

/** What Node is told about memory where a worker runs, as its unit has it. */
export const workerOptions =
  /node ((?:--\S+ )*)server/
    .exec(readFileSync(new URL('deploy/firstlight-worker.service', root), 'utf8'))?.[1]
    ?.trim()
    .split(' ') ?? [];

export type EntryName =
  | 'api'
  | 'worker'
  | 'migrate'
  | 'admin'
  | 'api-process'
  | 'worker-process'
  | 'impose-process';

export function entry(name: EntryName): string {
  return `${serverDirectory}dist-test/${name}.js`;
}

/** What every process gets unless a test says otherwise: the documented example, made quiet, quick and unlimited, with a key to push by. */
export function baseSettings(): Record<string, string> {
  const example = parseEnv(readFileSync(new URL('.env.example', root), 'utf8')) as Record<string, string>;
  return {
    ...example,
    NODE_ENV: 'test',
    APP_ORIGIN: origin,
    PORT: '0',
    REDIS_URL: servers.redis,
    DATABASE_POOL: '4',
    LOG_LEVEL: 'warn',
    LIMIT_FACTOR: '10000',
    // Tests send in one burst to a process that has just started what people send in a minute.
    MAX_LOOP_DELAY: '5000',
    DRAIN_SECONDS: '1',
    TEAM_INBOX: teamInbox,
    VAPID_PRIVATE_KEY: Buffer.alloc(32, 9).toString('base64url'),
    FILE_STORE_DIRECTORY: join(
      tmpdir(),
      `firstlight-files-${process.env['PROCESSES_PREFIX'] ?? process.pid}`,
    ),
  };
}
