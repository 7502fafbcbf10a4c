import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findOtherAsset } from '../core/assets/find-other-asset.ts';
import type { Context } from '../core/context.ts';
import type { Listener } from '../core/domain-events.ts';
import { clientAddress } from '../core/http/client-address.ts';
import { mountStoredFiles } from '../core/http/files/mount-stored-files.ts';
import { loadDrawPage } from '../core/http/pages/draw-page.ts';
import { mountWebPages } from '../core/http/pages/mount-web-pages.ts';
import { mountProbes } from '../core/http/probes.ts';
import type { Route } from '../core/http/route.ts';
import { watchRestore } from '../core/marks/watch-restore.ts';
import { createOutbox } from '../core/outbox.ts';
import { readRevocation, revocationChannel } from '../core/revocation.ts';
import { type Config, directUrl } from '../platform/config/config.ts';
import { createDrawPng } from '../platform/drawing/draw-png.ts';
import { createLivePublisher, type LivePush } from '../platform/live/live-bus.ts';
import type { LiveTopic } from '../platform/live/live-topic.ts';
import { type Realtime, type RealtimeOptions, startRealtime } from '../platform/live/realtime.ts';
import { createLog } from '../platform/log.ts';
import { openDemoMailbox } from '../platform/mail/demo-mailbox.ts';
import { isInMaintenance, maintenanceChannel } from '../platform/maintenance.ts';
import { listen } from '../platform/pg-listener.ts';
import { openQueueSender } from '../platform/queue.ts';
import { openRedisSubscriber } from '../platform/redis.ts';
import type { Step } from '../platform/shutdown.ts';
import { watchDatabase } from '../platform/watch-database.ts';
import { buildApp } from './build-app.ts';
import { mountDemo } from './demo/mount-demo.ts';
import { requireDemoWorld } from './demo/require-demo-world.ts';
import { type Engines, openEngines } from './engines.ts';
import { generalTallies } from './general-limits.ts';
import { liveAccess } from './live-access.ts';
import { pageFills, recognition, servedPaths } from './registries.ts';
import { requireSchema } from './require-schema.ts';
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
  liveTopics(ctx: Context): LiveTopic[];
  /** Who people are to the live connection; without it, whoever is signed in. */
  live?: Pick<RealtimeOptions, 'identify' | 'liveSessions'>;
  webDirectory: string;
  schemaDirectory: string;
}

export interface RunningApi {
  engines: Engines;
  /** Rings at whoever follows a topic, at any process. */
  push(push: LivePush): void;
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
  await requireSchema(database.pool, options);
  const enqueueJob = await openQueueSender(database.pool);
  const subscriber = openRedisSubscriber(config.REDIS_URL, log);
  const outbox = createOutbox({
    listeners: options.listeners,
    enqueueJob,
    log,
    push: (rung) => push(rung),
  });
  await requireDemoWorld(engines, outbox);
  const publish = createLivePublisher(engines.redis);
  // While Redis is away, those who are connected here still hear what happens here.
  const push = (rung: LivePush) => {
    const begun = performance.now();
    publish(rung).then(
      () => engines.metrics.livePushed((performance.now() - begun) / 1_000),
      () => realtime.deliver(rung),
    );
  };

  const restore = watchRestore({ db: database.db, files: engines.files, log });
  await restore.look();
  const watch = watchDatabase({ url: config.DATABASE_URL, log, connected: restore.look });
  let stopping = false;
  let isReadOnly = await isInMaintenance(database.db);
  const lookAgain = () =>
    void isInMaintenance(database.db)
      .then((isOn) => {
        isReadOnly = isOn;
      })
      .catch((error: unknown) => log.warn({ err: error }, 'whether this is maintenance is not known'));
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
    isClosed: restore.isUnsettled,
    isReadOnly: () => isReadOnly,
  });
  if (config.DEMO) mountDemo(app, openDemoMailbox(engines.redis, engines.now));
  const isReady = () => !stopping && watch.isThere() && !restore.isUnsettled();
  mountProbes(app, { isReady, printMetrics: engines.metrics.print, metricsToken: config.METRICS_TOKEN });
  mountApiDocs(app);
  mountStoredFiles(app, engines.files);
  mountSecurityTxt(app, config, engines.now());
  mountRobotsTxt(app, config.APP_ORIGIN, config.DEMO);
  const stranger = strangerContext(engines, outbox);
  const serving = { ctx: stranger, takeLimit: engines.takeLimit, drawPng: createDrawPng() };
  for (const mount of servedPaths) mount(app, serving);
  await mountWebPages(app, {
    directory: options.webDirectory,
    origin: config.APP_ORIGIN,
    contactAddress: config.OPERATOR_EMAIL,
    fills: pageFills(stranger),
    drawPage: await loadDrawPage(options.webDirectory, engines.now, (error) =>
      log.warn({ err: error }, 'a page could not be drawn; the browser draws it'),
    ),
    otherAsset: (name) => findOtherAsset(engines.files, name),
    mayFill: (request) => tallies.guests.hit(clientAddress(request)),
    isMember: ({ headers }) => recognition.readToken(headers.cookie, config.APP_ORIGIN) !== undefined,
  });

  const realtime: Realtime = startRealtime({
    http: app.server,
    subscriber,
    log,
    topics: options.liveTopics(stranger),
    dropped: engines.metrics.liveDropped,
    ...liveAccess(engines, memberOf),
    ...options.live,
  });
  addGauges(engines, 'api');
  engines.metrics.gauge('live_connections', 'Open sockets at this process.', realtime.connections);
  const notices = await listen(
    directUrl(config),
    {
      heard: {
        [revocationChannel]: (notice) => realtime.revoke(readRevocation(notice)),
        [maintenanceChannel]: lookAgain,
      },
      regained: () => {
        void realtime.sweep();
        lookAgain();
      },
    },
    log,
  );
  await warmUp(app, database.pool);
  await app.listen({ host: config.HOST, port: config.PORT });

  function turnNotReady(): void {
    stopping = true;
  }
  async function closeEngines(): Promise<void> {
    restore.stop();
    await Promise.all([watch.stop(), notices.stop(), database.close()]);
  }
  function leaveRedis(): void {
    engines.redis.disconnect();
    subscriber.disconnect();
  }

  return {
    engines,
    push,
    url: `http://${config.HOST}:${(app.server.address() as AddressInfo).port}`,
    stopSteps: [
      { name: 'turn not ready', run: turnNotReady },
      { name: 'drain', run: () => wait(config.DRAIN_SECONDS * 1000) },
      { name: 'close live connections', run: () => realtime.stop() },
      { name: 'finish requests', run: () => app.close() },
      { name: 'close engines', run: closeEngines },
      { name: 'leave redis', run: leaveRedis },
    ],
  };
}
