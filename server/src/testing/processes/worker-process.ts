import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../db/database.ts';
import { jobs } from '../../main/registries.ts';
import { startWorker } from '../../main/start-worker.ts';
import { readConfig } from '../../platform/config/config.ts';
import { installQueues } from '../../platform/queue.ts';
import { shutdownOnSignal } from '../../platform/shutdown.ts';
import { testJobs } from '../test-events.ts';
import { createTestTables } from '../test-tables.ts';

const config = readConfig(process.env);
if (process.argv[2] === 'prepare') await prepare();
else await work();

/** Run once on a database with the schema, as `migrate` is for the product. */
async function prepare(): Promise<void> {
  const database = openDatabase({ url: config.DATABASE_URL, size: 1, name: 'firstlight-test' });
  await createTestTables(database.db);
  await database.close();
  await installQueues(
    config.DATABASE_URL,
    testJobs.map(({ name, patient = false }) => ({ name, patient })),
  );
}

/** The worker as it is shipped, with the tests' own jobs beside it. */
async function work(): Promise<void> {
  const schemaDirectory = fileURLToPath(new URL('../schema', import.meta.url));
  const worker = await startWorker({ config, jobs: [...jobs, ...testJobs], schemaDirectory });
  shutdownOnSignal(worker.stopSteps, worker.engines.log);
  process.on('disconnect', () => process.exit(1));
  process.send?.({ url: worker.url });
}
