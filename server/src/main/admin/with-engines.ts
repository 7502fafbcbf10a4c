import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log.ts';
import { type Engines, openEngines } from '../engines.ts';

/** Does something on the engines of the environment, and lets go of them whatever becomes of it. */
export async function withEngines<Result>(
  env: NodeJS.ProcessEnv,
  work: (engines: Engines) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  const engines = openEngines(config, createLog('silent'), 'firstlight-admin');
  try {
    return await work(engines);
  } finally {
    await engines.database.close();
    engines.redis.disconnect();
  }
}
