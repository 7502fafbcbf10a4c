import { createLog } from '../platform/log.ts';
import { openEngines } from './engines.ts';
import { runProcess } from './run-process.ts';

// After a new key-encryption key was added: puts every data key under it. May be interrupted and run again.
await runProcess(process.env, async (config) => {
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, 'firstlight-rewrap');
  const rewrapped = await engines.vault.rewrap(engines.database.db);
  log.info({ rewrapped }, 'all data keys are under the newest key');
  await engines.database.close();
  engines.redis.disconnect();
});
