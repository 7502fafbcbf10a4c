import { fileURLToPath } from 'node:url';
import { shutdownOnSignal } from '../platform/shutdown.ts';
import { listeners, liveTopics, routes } from './registries.ts';
import { runProcess } from './run-process.ts';
import { startApi } from './start-api.ts';

await runProcess(process.env, async (config) => {
  const api = await startApi({
    config,
    routes,
    listeners,
    liveTopics,
    webDirectory: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    schemaDirectory: fileURLToPath(new URL('../schema', import.meta.url)),
  });
  shutdownOnSignal(api.stopSteps, api.engines.log);
  api.engines.log.info({ url: api.url }, 'api is listening');
});
