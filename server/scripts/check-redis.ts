import { Redis } from 'ioredis';
import type { Finding } from '../../scripts/requirements/finding.ts';

/** From here on Redis publishes by shards, which live pushes need. */
const oldestVersion = 7;

export async function checkRedis(key: string, url: string): Promise<Finding[]> {
  if (!/^rediss?:\/\/[^/]+/.test(url) || !URL.canParse(url))
    return [
      {
        ok: false,
        what: `Redis by ${key}`,
        hint: `${key} is no address of Redis: redis://127.0.0.1:6379/0 is one.`,
      },
    ];
  const what = `Redis at ${new URL(url).host}`;
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    const [, version = '0'] = /redis_version:(\S+)/.exec(await redis.info('server')) ?? [];
    const isNewEnough = Number.parseInt(version, 10) >= oldestVersion;
    const hint = `Firstlight needs Redis ${oldestVersion} or newer, or Valkey.`;
    return [{ ok: isNewEnough, what: `${what}, version ${version}`, hint }];
  } catch {
    return [{ ok: false, what, hint: `Redis does not answer. Start it, or write another ${key} to .env.` }];
  } finally {
    redis.disconnect();
  }
}
