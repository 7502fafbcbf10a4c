import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LivePush } from '@firstlight/contract/live.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { exampleOperator } from '../../../scripts/example-operator.ts';
import type { Context, Guest } from '../core/context.ts';
import type { DomainEvent, Listener } from '../core/domain-events.ts';
import { mountStoredFiles } from '../core/http/files/mount-stored-files.ts';
import { mountProbes } from '../core/http/probes.ts';
import type { Route } from '../core/http/route.ts';
import type { JobContext, JobRequest } from '../core/job.ts';
import { createOutbox, type Outbox } from '../core/outbox.ts';
import { createTakeLimit } from '../core/take-limit.ts';
import { findMember } from '../features/people/accounts/session/find-member.ts';
import { buildApp } from '../main/build-app.ts';
import { type Engines, pictureLimits } from '../main/engines.ts';
import { listeners as ownListeners, routes as ownRoutes } from '../main/registries.ts';
import { mountApiDocs } from '../main/served/mount-api-docs.ts';
import { sharedContext } from '../main/shared-context.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { openKeyring } from '../platform/crypto/keyring.ts';
import { createVault } from '../platform/crypto/vault.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { createReencodePicture } from '../platform/images/reencode-picture.ts';
import { createWindowCounter } from '../platform/limits/window-counter.ts';
import { createLog } from '../platform/log.ts';
import { createMailLines } from '../platform/mail/mail-line.ts';
import type { Mail } from '../platform/mail/send-mail.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createWebPush } from '../platform/web-push/web-push.ts';
import { type TestDatabase, testDatabase } from './servers/database.ts';
import { testRedis } from './servers/redis.ts';

export interface AppOptions {
  routes?: readonly Route[];
  config?: Partial<Config>;
  ready?: boolean;
  takeLimit?: Engines['takeLimit'];
  signInProviders?: Engines['signInProviders'];
  payments?: Engines['payments'];
  /** For tests in which jobs are really written, not only noted. */
  outbox?: Outbox;
  isStopping?: () => boolean;
  isReadOnly?: () => boolean;
}

export interface World {
  database: TestDatabase;
  engines: Engines;
  /** Moved by tests that need another day; it never moves by itself. */
  clock: { now: Date };
  ctx: Context<Guest>;
  jobCtx: JobContext;
  outbox: Outbox;
  /** What left the use cases, in order. */
  happened: { events: DomainEvent[]; jobs: JobRequest[]; pushes: LivePush[]; mails: Mail[] };
  /** The HTTP program as production composes it, for `inject`. Closed with the world. */
  app(options?: AppOptions): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/** For tests that are not about limits. */
export const unlimited: AppOptions = { config: { LIMIT_FACTOR: 10_000 }, takeLimit: async () => undefined };

/** Everything a use case can reach, on a database of its own, with time and ids that do not surprise. */
export async function testWorld(listeners: readonly Listener[] = ownListeners): Promise<World> {
  const database = await testDatabase();
  // Nobody else counts there: what one test uses up of a limit must not be missing in another.
  const redis = await testRedis(`${randomUUID()}:`);
  const clock = { now: new Date('2026-11-16T10:00:00.000Z') };
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-world-'));
  const engines = testEngines(database, redis, clock, directory);
  const happened: World['happened'] = { events: [], jobs: [], pushes: [], mails: [] };
  const outbox = recordingOutbox(listeners, happened);
  const { takeLimit, config } = engines;
  const shared = { ...sharedContext(engines, outbox), language: 'en' as const };
  const apps: FastifyInstance[] = [];

  return {
    database,
    engines,
    clock,
    outbox,
    happened,
    ctx: { ...shared, actor: { kind: 'guest', address: randomAddress() } },
    jobCtx: {
      ...shared,
      actor: { kind: 'system' },
      sendMail: async (mail) => void happened.mails.push(mail),
      openMailLine: createMailLines(config.SMTP_URL),
      mailFrom: config.MAIL_FROM,
      mailboxDomain: 'reports.firstlight.example',
      areMailsSigned: true,
      // Nothing leaves a test's world; those about it put their own servers there.
      fetchGuarded: async () => ({ ok: false, reason: 'failed' }),
      takeLimit,
      teamInbox: config.TEAM_INBOX,
    },
    async app(options = {}) {
      const app = testApp(engines, options.outbox ?? outbox, options);
      apps.push(app);
      return app;
    },
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      redis.disconnect();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Whoever counts comes from an address of their own. */
export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

function testConfig(changes: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    APP_ORIGIN: 'https://firstlight.example',
    DATABASE_URL: 'postgres://127.0.0.1/unused',
    REDIS_URL: 'redis://127.0.0.1:6379/9',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Firstlight <hello@firstlight.example>',
    TEAM_INBOX: 'team@firstlight.example',
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    INDEX_KEY: Buffer.alloc(32, 8).toString('base64'),
    LOG_LEVEL: 'silent',
    ...exampleOperator,
    // Tests run in the thread of what they test: what they do there says nothing about the product.
    MAX_LOOP_DELAY: '60000',
    ...changes,
  });
}

const vapidKey = Buffer.alloc(32, 9).toString('base64url');

function testEngines(
  database: TestDatabase,
  redis: Engines['redis'],
  clock: World['clock'],
  directory: string,
): Engines {
  const config = testConfig({ DATABASE_URL: database.url, FILE_STORE_DIRECTORY: directory });
  const now = () => new Date(clock.now);
  let ids = 0;
  return {
    config,
    log: createLog(config.LOG_LEVEL),
    database,
    redis,
    vault: createVault({ keyring: openKeyring(config.ENCRYPTION_KEYS), indexRoot: config.INDEX_KEY, now }),
    files: openFileStore({ kind: 'disk', directory }),
    reencodePicture: createReencodePicture(pictureLimits),
    webPush: createWebPush({ privateKey: vapidKey, contact: 'mailto:team@firstlight.example', now }),
    payments: null,
    signInProviders: {},
    takeLimit: createTakeLimit(createWindowCounter(redis), config.LIMIT_FACTOR),
    // Tests sign up by the hundred; what a guess costs is measured where it is set.
    passwordCost: { N: 2 ** 10, r: 8, p: 1 },
    evenPaceMs: 0,
    metrics: createMetrics(),
    now,
    newOrderedId: () => uuidV7(randomUUID()),
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  };
}

function recordingOutbox(listeners: readonly Listener[], happened: World['happened']): Outbox {
  const outbox = createOutbox({
    listeners,
    enqueueJob: async (_db, request) => void happened.jobs.push(request),
    push: (push) => void happened.pushes.push(push),
    log: createLog('silent'),
  });
  return {
    ...outbox,
    async enqueue(db, events) {
      happened.events.push(...events);
      await outbox.enqueue(db, events);
    },
  };
}

function testApp(engines: Engines, outbox: Outbox, options: AppOptions): FastifyInstance {
  const { routes = ownRoutes, ready = true, takeLimit = engines.takeLimit } = options;
  const { signInProviders = engines.signInProviders, payments = engines.payments } = options;
  const config = { ...engines.config, ...options.config };
  const app = buildApp({
    engines: { ...engines, config, takeLimit, signInProviders, payments },
    outbox,
    routes,
    ...(options.isStopping && { isStopping: options.isStopping }),
    ...(options.isReadOnly && { isReadOnly: options.isReadOnly }),
    findMember: (headers) =>
      findMember({ db: engines.database.db, now: engines.now, origin: config.APP_ORIGIN }, headers),
  });
  mountProbes(app, {
    isReady: () => ready,
    printMetrics: engines.metrics.print,
    metricsToken: config.METRICS_TOKEN,
  });
  mountApiDocs(app);
  mountStoredFiles(app, engines.files);
  return app;
}
