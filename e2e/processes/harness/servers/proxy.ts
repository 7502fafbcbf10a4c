import { fileURLToPath } from 'node:url';
import { ask } from '../ask.ts';
import { until } from '../until.ts';
import { runChild, startChild } from './child.ts';
import { freePort } from './free-port.ts';

export interface LoadBalancer {
  url: string;
  /** Where a caller without TLS comes first. */
  plainUrl: string;
  /** Whether the proxy sends people to the first and to the second process. */
  isUp(): Promise<[boolean, boolean]>;
  stop(): Promise<void>;
}

/** The file that operators get; tests change nothing in it. */
const file = fileURLToPath(new URL('../../../../deploy/haproxy.cfg', import.meta.url));

/** HAProxy in front of two API processes, as it is shipped, but for TLS. */
export async function startProxy(
  servers: readonly { url: string }[],
  more: Record<string, string> = {},
): Promise<LoadBalancer> {
  const [first, second] = servers.map(({ url }) => new URL(url).host);
  if (!first || !second || servers.length > 2) throw new Error('the shipped proxy file names two processes');
  const [url, plainUrl, statusUrl] = await Promise.all([freeAddress(), freeAddress(), freeAddress()]);
  const env = {
    FIRSTLIGHT_BIND: new URL(url).host,
    FIRSTLIGHT_PLAIN: new URL(plainUrl).host,
    FIRSTLIGHT_STATUS: new URL(statusUrl).host,
    FIRSTLIGHT_API_1: first,
    FIRSTLIGHT_API_2: second,
    ...more,
  };
  await runChild('haproxy', ['-c', '-f', file], { env });
  const child = startChild('haproxy', ['-db', '-f', file], { env });
  await until('the proxy to find its servers', async () => {
    if (!child.isAlive()) throw new Error(`haproxy: ${child.output()}`);
    const answer = await ask(url, '/healthz').catch(() => undefined);
    return answer?.status === 200;
  });
  return {
    url,
    plainUrl,
    async isUp() {
      const { text } = await ask(statusUrl, '/;csv');
      // Also one that has failed a check and not yet two: `UP 1/2`.
      const isUp = (name: string) => new RegExp(`^ready,${name},.*?,UP[^,]*,`, 'm').test(text);
      return [isUp('api1'), isUp('api2')];
    },
    stop: async () => void (await child.end('SIGKILL')),
  };
}

async function freeAddress(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`;
}
