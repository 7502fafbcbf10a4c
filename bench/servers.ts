import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { exampleOperator } from '../scripts/example-operator.ts';

export interface Started {
  origin: string;
  stop(): void;
}

/** A server of its own on a free port, of this checkout or of another: on a shared host another bench may be running. */
export async function start(script: string, env: Record<string, string>, root = '.'): Promise<Started> {
  const port = String(await freePort());
  const server = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env, PORT: port },
    stdio: 'inherit',
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.kill('SIGKILL') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The first good answer of a server that has just been started. */
export async function answering(url: string): Promise<Response> {
  for (let tries = 600; ; tries -= 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer;
    if (tries === 0) throw new Error(`${url} does not answer`);
    await wait(100);
  }
}

export function exampleEnv(): Record<string, string> {
  return parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
}

/** As it runs for people: answers are not parsed again, and what is good for development only is refused. */
export function production(): Record<string, string> {
  const secret = () => randomBytes(32).toString('base64');
  return {
    NODE_ENV: 'production',
    APP_ORIGIN: 'https://firstlight.example',
    LIMIT_FACTOR: '1',
    // Nothing is given in a bench: the stand-in of development is refused in production.
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRETS: '',
    STRIPE_API_URL: 'https://api.stripe.com',
    ENCRYPTION_KEYS: `1:${secret()}`,
    INDEX_KEY: secret(),
    ...exampleOperator,
  };
}
