import { readConfig } from '../platform/config.ts';
import { shutdownOnSignal } from '../platform/shutdown.ts';
import { jobs } from './jobs.ts';
import { startWorker } from './start-worker.ts';

const worker = await startWorker({ config: readConfig(process.env), jobs });
shutdownOnSignal(worker.stopSteps, worker.engines.log);
worker.engines.log.info('worker is waiting for jobs');
