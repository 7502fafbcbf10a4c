import { fileURLToPath } from 'node:url';
import { listeners, liveTopics, routes } from '../../main/registries.ts';
import { type ApiOptions, startApi } from '../../main/start-api.ts';
import { readConfig } from '../../platform/config/config.ts';
import { shutdownOnSignal } from '../../platform/shutdown.ts';
import { testCircle } from '../test-circle.ts';
import { testListeners } from '../test-events.ts';
import { testRoutes } from '../test-routes.ts';
import { identityFrom, unendedSessions } from '../test-tables.ts';

/** The API as it is shipped, with the tests' own routes beside it; its parent learns the address by message. */
const api = await startApi({
  config: readConfig(process.env),
  routes: [...routes, ...testRoutes((push) => api.push(push))],
  listeners: [...listeners, ...testListeners],
  liveTopics: (ctx) => [...liveTopics(ctx), testCircle(ctx.db)],
  ...(process.env['LIVE_IDENTITY'] === 'accounts' ? {} : { live: byQuery() }),
  webDirectory: process.env['WEB_DIRECTORY'] ?? '',
  schemaDirectory: fileURLToPath(new URL('../schema', import.meta.url)),
});
shutdownOnSignal(api.stopSteps, api.engines.log);
process.on('disconnect', () => process.exit(1));
process.send?.({ url: api.url });

/** Most tests of the live transport need people, not accounts: session and user are what the handshake says. */
function byQuery(): NonNullable<ApiOptions['live']> {
  return {
    identify: (request) => identityFrom(api.engines.database.db, request.url ?? '/'),
    liveSessions: (sessionIds) => unendedSessions(api.engines.database.db, sessionIds),
  };
}
