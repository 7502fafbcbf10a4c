import { sql } from 'kysely';
import { verifyAdminActs } from '../core/admin-acts/verify-admin-acts.ts';
import { createLog } from '../platform/log.ts';
import { openEngines } from './engines.ts';
import { runProcess } from './run-process.ts';

// Counts the chain of what admins did anew. Changes nothing; ends with 1 where something was removed, changed or put in between.
await runProcess(process.env, async (config) => {
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, 'firstlight-verify-admin-acts');
  const faults = await engines.database.db.transaction().execute(async (db) => {
    await sql`set transaction isolation level repeatable read read only`.execute(db);
    return verifyAdminActs(db);
  });
  if (faults.length === 0) log.info('what admins did is all there');
  else log.error({ faults: faults.slice(0, 20), count: faults.length }, 'what admins did was changed');
  await engines.database.close();
  engines.redis.disconnect();
  process.exit(faults.length === 0 ? 0 : 1);
});
