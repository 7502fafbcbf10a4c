import { fileURLToPath } from 'node:url';
import { listeners, liveTopics, routes } from '../../main/registries.ts';
import { startApi } from '../../main/start-api.ts';
import { benchConfig } from './bench-config.ts';

// The API as it is shipped, in production, for benches.
await startApi({
  config: benchConfig(),
  routes,
  listeners,
  liveTopics,
  webDirectory: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  schemaDirectory: fileURLToPath(new URL('../schema', import.meta.url)),
});
