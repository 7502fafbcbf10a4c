import { fileURLToPath } from 'node:url';
import { readConfig } from '../platform/config.ts';
import { shutdownOnSignal } from '../platform/shutdown.ts';
import { listeners } from './listeners.ts';
import { routes } from './routes.ts';
import { startApi } from './start-api.ts';

const api = await startApi({
  config: readConfig(process.env),
  routes,
  listeners,
  webDirectory: fileURLToPath(new URL('../../web/dist', import.meta.url)),
});
shutdownOnSignal(api.stopSteps, api.engines.log);
api.engines.log.info({ url: api.url }, 'api is listening');
