import { fileURLToPath } from 'node:url';
import { migrate } from '../db/migrate.ts';
import { createLog } from '../platform/log.ts';
import { installQueues } from '../platform/queue.ts';
import { jobs } from './registries.ts';
import { runProcess } from './run-process.ts';

await runProcess(process.env, async (config) => {
  const directory = fileURLToPath(new URL('../migrations', import.meta.url));
  const applied = await migrate(config.DATABASE_URL, directory);
  await installQueues(
    config.DATABASE_URL,
    jobs.map(({ name, patient = false }) => ({ name, patient })),
  );
  createLog(config.LOG_LEVEL).info({ applied }, 'the database is up to date');
});
