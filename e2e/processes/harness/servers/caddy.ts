import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from '../ask.ts';
import { until } from '../until.ts';
import { startChild } from './child.ts';
import type { ForwardingProxy } from './forwarding-proxy.ts';
import { freePort } from './free-port.ts';

/** The file that operators get; tests change nothing in it. */
const file = fileURLToPath(new URL('../../../../deploy/Caddyfile', import.meta.url));

/** Starts Caddy in front of two API processes, without TLS. `trusts` are the networks of proxies in front of it. */
export async function startCaddy(
  servers: readonly { url: string }[],
  trusts: string,
): Promise<ForwardingProxy> {
  const [first = '', second = ''] = servers.map(({ url }) => new URL(url).host);
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = startChild('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      HOME: directory,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      FIRSTLIGHT_SITE: url,
      FIRSTLIGHT_API_1: first,
      FIRSTLIGHT_API_2: second,
      FIRSTLIGHT_PROXIES: trusts,
    },
  });
  await until('Caddy to find its servers', async () => {
    if (!child.isAlive()) throw new Error(`caddy: ${child.output()}`);
    const answer = await ask(url, '/healthz').catch(() => undefined);
    return answer?.status === 200;
  });
  return {
    url,
    async stop() {
      await child.end('SIGTERM');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
