import { fileURLToPath } from 'node:url';
import { migrate } from '../db/migrate.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { installQueues } from '../platform/queue.ts';
import { jobs } from './jobs.ts';

const config = readConfig(process.env);
const applied = await migrate(config.DATABASE_URL, fileURLToPath(new URL('../migrations', import.meta.url)));
await installQueues(
  config.DATABASE_URL,
  jobs.map(({ name, patient = false }) => ({ name, patient })),
);
createLog(config.LOG_LEVEL).info({ applied }, 'the database is up to date');
