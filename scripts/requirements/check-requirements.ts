import { checkPostgres } from '../../server/scripts/check-postgres.ts';
import { checkRedis } from '../../server/scripts/check-redis.ts';
import type { Environment } from '../environment.ts';
import { testServers } from '../test-servers.ts';
import { checkPrograms } from './check-programs.ts';
import { checkVersions } from './check-versions.ts';
import type { Finding } from './finding.ts';

/** What `pnpm dev` needs of a machine, apart from ports. */
export async function checkToRun(env: Environment): Promise<Finding[]> {
  return [
    ...checkVersions(),
    ...(await checkPostgres('DATABASE_URL', env['DATABASE_URL'] ?? '')),
    ...(await checkRedis('REDIS_URL', env['REDIS_URL'] ?? '')),
  ];
}

/** What `pnpm check` needs. Its PostgreSQL and Redis may be others than those of development. */
export async function checkToCheck(env: Environment): Promise<Finding[]> {
  const { database, redis } = testServers(env);
  return [
    ...checkVersions(),
    ...(await checkPostgres(env['TEST_DATABASE_SERVER'] ? 'TEST_DATABASE_SERVER' : 'DATABASE_URL', database)),
    ...(await checkRedis(env['TEST_REDIS_URL'] ? 'TEST_REDIS_URL' : 'REDIS_URL', redis)),
    ...checkPrograms(env),
  ];
}
