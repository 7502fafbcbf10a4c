import { execFileSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { environment } from './environment.ts';

export interface Finding {
  ok: boolean;
  what: string;
  hint: string;
}

/** What `pnpm dev` needs from the machine, with what to do where something is missing. */
export async function checkHealth(): Promise<Finding[]> {
  const env = environment();
  const database = new URL(env['DATABASE_URL'] ?? '');
  const redis = new URL(env['REDIS_URL'] ?? '');
  return [
    nodeVersion(),
    pnpmVersion(),
    await answers('PostgreSQL', database, 5432),
    await answers('Redis', redis, 6379),
    ...(await Promise.all(Object.entries(devPorts).map(([use, port]) => isFree(use, port)))),
  ];
}

/** Fixed, so that links in mails and bookmarks stay true from one start to the next. */
export const devPorts = {
  web: 5173,
  api: 3000,
  'dev mailbox (SMTP)': 1025,
  'dev mailbox (page)': 8025,
} as const;

function nodeVersion(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return {
    ok: major > 24 || (major === 24 && minor >= 18),
    what: `Node ${process.versions.node}`,
    hint: 'Firstlight needs Node 24.18 or newer. Run `. scripts/env`, or use your version manager with .nvmrc.',
  };
}

function pnpmVersion(): Finding {
  const version = execFileSync('pnpm', ['--version'], { encoding: 'utf8' }).trim();
  return {
    ok: version.startsWith('12.'),
    what: `pnpm ${version}`,
    hint: 'Firstlight is locked with pnpm 12. Run `. scripts/env`.',
  };
}

async function answers(name: string, url: URL, defaultPort: number): Promise<Finding> {
  const port = Number(url.port || defaultPort);
  return {
    ok: await connects(url.hostname, port),
    what: `${name} at ${url.hostname}:${port}`,
    hint: `${name} does not answer. Start it, or point .env at another one (see .env.example).`,
  };
}

async function isFree(use: string, port: number): Promise<Finding> {
  return {
    ok: !(await connects('127.0.0.1', port)),
    what: `port ${port} is free for the ${use}`,
    hint: `Something already listens on ${port}. Is \`pnpm dev\` running in another window?`,
  };
}

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 1_000 });
    const settle = (ok: boolean) => {
      socket.destroy();
      resolve(ok);
    };
    socket.on('connect', () => settle(true));
    socket.on('timeout', () => settle(false));
    socket.on('error', () => settle(false));
  });
}
