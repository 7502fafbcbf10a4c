import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { hiddenActRules } from '@firstlight/contract/rules.ts';
import type { Listener } from '../core/domain-events.ts';
import { clientAddress } from '../core/http/client-address.ts';
import { mountStoredFiles } from '../core/http/files/mount-stored-files.ts';
import { mountWebPages } from '../core/http/pages/mount-web-pages.ts';
import { mountProbes } from '../core/http/probes.ts';
import type { Route } from '../core/http/route.ts';
import { createOutbox } from '../core/outbox.ts';
import { closedPageChannel } from '../core/project-room.ts';
import { readWorkerPush, workerPushChannel } from '../core/pushes-from-worker.ts';
import { revocationChannel } from '../core/revocation.ts';
import type { Config } from '../platform/config/config.ts';
import { createDrawPng } from '../platform/drawing/draw-png.ts';
import { type Realtime, type RealtimeOptions, startRealtime } from '../platform/live/realtime.ts';
import { createLog } from '../platform/log.ts';
import { listen } from '../platform/pg-listener.ts';
import { openQueueSender } from '../platform/queue.ts';
import { openRedisSubscriber } from '../platform/redis.ts';
import type { Step } from '../platform/shutdown.ts';
import { watchDatabase } from '../platform/watch-database.ts';
import { buildApp } from './build-app.ts';
import { type Engines, openEngines } from './engines.ts';
import { generalTallies } from './general-limits.ts';
import { liveAccess } from './live-access.ts';
import { createPushTiming } from './push-timing.ts';
import { pageFills, recognition, servedPaths } from './registries.ts';
import { requireMigrated } from './require-migrated.ts';
import { mountApiDocs } from './served/mount-api-docs.ts';
import { mountRobotsTxt } from './served/mount-robots-txt.ts';
import { mountSecurityTxt } from './served/mount-security-txt.ts';
import { strangerContext } from './stranger-context.ts';
import { warmUp } from './warm-up.ts';
import { addGauges } from './watch/add-gauges.ts';

export interface ApiOptions {
  config: Config;
  routes: readonly Route[];
  listeners: readonly Listener[];
  /** Who people are to the live connection, and what they hear; without it, whoever is signed in. */
  live?: Pick<RealtimeOptions, 'identify' | 'roomsOf'>;
  webDirectory: string;
  migrationsDirectory: string;
}

export interface RunningApi {
  engines: Engines;
  realtime: Realtime;
  url: string;
  /** In order: not ready, drain, live connections, requests, engines. */
  stopSteps: readonly Step[];
}

/** One API process: HTTP, live connections and the built web. Any number of them may run side by side. */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const { config } = options;
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, 'firstlight-api');
  const { database } = engines;
  await requireMigrated(database.pool, options);
  const enqueueJob = await openQueueSender(database.pool);
  const subscriber = openRedisSubscriber(config.REDIS_URL, log);
  const outbox = createOutbox({
    listeners: options.listeners,
    enqueueJob,
    log,
    push: (push) => near.ring(push),
  });
  const slowly = { everyMs: hiddenActRules.shownEveryMinutes * 60_000, now: engines.now };
  const near = createPushTiming(slowly, ({ room, event, payload }) => realtime.push(room, event, payload));
  const far = createPushTiming(slowly, ({ room, event, payload }) => realtime.pushHere(room, event, payload));

  const watch = watchDatabase({ url: config.DATABASE_URL, log });
  let stopping = false;
  const memberOf = (headers: IncomingHttpHeaders) =>
    recognition.findMember({ db: database.db, now: engines.now, origin: config.APP_ORIGIN }, headers);
  const tallies = generalTallies(engines);
  const app = buildApp({
    engines,
    outbox,
    routes: options.routes,
    findMember: memberOf,
    tallies,
    isStopping: () => stopping,
  });
  const isReady = () => !stopping && watch.isThere();
  mountProbes(app, { isReady, printMetrics: engines.metrics.print, metricsToken: config.METRICS_TOKEN });
  mountApiDocs(app);
  mountStoredFiles(app, engines.files);
  mountSecurityTxt(app, config.APP_ORIGIN, engines.now());
  mountRobotsTxt(app, config.APP_ORIGIN);
  const stranger = strangerContext(engines, outbox);
  const serving = { ctx: stranger, takeLimit: engines.takeLimit, drawPng: createDrawPng() };
  for (const mount of servedPaths) mount(app, serving);
  await mountWebPages(app, {
    directory: options.webDirectory,
    origin: config.APP_ORIGIN,
    fills: pageFills(stranger),
    mayFill: (request) => tallies.guests.hit(clientAddress(request)),
  });

  const realtime = startRealtime({
    http: app.server,
    publisher: engines.redis,
    subscriber,
    log,
    ...liveAccess(engines, memberOf),
    ...options.live,
  });
  addGauges(engines, realtime);
  const notices = await listen(
    config.DATABASE_URL,
    {
      heard: {
        [revocationChannel]: (room) => realtime.drop(room, 'session.ended'),
        [closedPageChannel]: (room) => realtime.closePage(room, 'page.closed'),
        [workerPushChannel]: (notice) => far.ring(readWorkerPush(notice)),
      },
      regained: () => void realtime.sweep(),
    },
    log,
  );
  await warmUp(app, database.pool);
  await app.listen({ host: config.HOST, port: config.PORT });

  function turnNotReady(): void {
    stopping = true;
  }

  return {
    engines,
    realtime,
    url: `http://${config.HOST}:${(app.server.address() as AddressInfo).port}`,
    stopSteps: [
      { name: 'turn not ready', run: turnNotReady },
      { name: 'drain', run: () => wait(config.DRAIN_SECONDS * 1000) },
      { name: 'close live connections', run: () => [near.stop(), far.stop(), realtime.stop()][2] },
      { name: 'finish requests', run: () => app.close() },
      {
        name: 'close engines',
        run: () => Promise.all([watch.stop(), notices.stop(), database.close()]),
      },
      {
        name: 'leave redis',
        run: () => [engines.redis, subscriber].map((client) => client.disconnect()),
      },
    ],
  };
}
