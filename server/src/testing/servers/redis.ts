import type { Redis } from 'ioredis';
import { testServers } from '../../../../scripts/test-servers.ts';
import { createLog } from '../../platform/log.ts';
import { openRedis } from '../../platform/redis.ts';

const url = testServers().redis;

/**
 * The product's own client, connected to a Redis database that only tests write to. More patient than the product: on
 * a machine with too much to do, half a second passes without Redis being away.
 */
export async function testRedis(keyPrefix = '', patienceMs = 15_000): Promise<Redis> {
  const redis = openRedis(`${url}?keyPrefix=${keyPrefix}`, createLog('silent'), patienceMs);
  // It calls again by itself when the first call takes too long; an error on the way is not the end.
  await new Promise<void>((resolve) => redis.once('ready', resolve));
  return redis;
}

/** The same client, calling a port where nobody answers. */
export function absentRedis(): Redis {
  return openRedis('redis://127.0.0.1:1/0', createLog('silent'));
}
