import { fileURLToPath } from 'node:url';
import { shutdownOnSignal } from '../platform/shutdown.ts';
import { jobs } from './registries.ts';
import { runProcess } from './run-process.ts';
import { startWorker } from './start-worker.ts';

await runProcess(process.env, async (config) => {
  const schemaDirectory = fileURLToPath(new URL('../schema', import.meta.url));
  const worker = await startWorker({ config, jobs, schemaDirectory });
  shutdownOnSignal(worker.stopSteps, worker.engines.log);
  worker.engines.log.info('worker is waiting for jobs');
});
