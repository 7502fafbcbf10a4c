import { addressIn } from './address-in.ts';
import { type Environment, environment } from './environment.ts';

/** Apart from every database of Redis that development uses. */
const testRedisDatabase = 9;

export interface TestServers {
  database: string;
  redis: string;
}

/** Where tests make their databases and count: named for them, or the servers of development. */
export function testServers(env: Environment = environment()): TestServers {
  return {
    database: env['TEST_DATABASE_SERVER'] || new URL('/postgres', addressIn(env, 'DATABASE_URL')).href,
    redis: env['TEST_REDIS_URL'] || new URL(`/${testRedisDatabase}`, addressIn(env, 'REDIS_URL')).href,
  };
}
