import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { HttpContext } from '../core/context.ts';
import { clientAddress, handshakeAddress } from '../core/http/client-address.ts';
import { hostCookieName, readCookie } from '../core/http/cookies.ts';
import { replyWithFailures, sendFailure } from '../core/http/failure-reply.ts';
import { answerFirst, createGuestResponseCache } from '../core/http/guests/guest-response-cache.ts';
import { mountEndpoint } from '../core/http/mount-endpoint.ts';
import { checkOrigins } from '../core/http/origin-check.ts';
import { readJsonBodies } from '../core/http/read-json-bodies.ts';
import { requestLanguage } from '../core/http/request-language.ts';
import type { Route } from '../core/http/route.ts';
import { dataHeaders } from '../core/http/security-headers.ts';
import { createShedFirst } from '../core/http/shed-first.ts';
import type { Outbox } from '../core/outbox.ts';
import { createLoadShedder } from '../platform/limits/load-shedder.ts';
import { isInNetworks } from '../platform/networks.ts';
import type { Engines } from './engines.ts';
import { generalTallies, limitEveryone, type Tallies } from './general-limits.ts';
import { type FindMember, recogniseMembers } from './recognise-members.ts';
import { sharedContext } from './shared-context.ts';
import { reportShedding } from './watch/report-shedding.ts';
import { watchRequests } from './watch/watch-requests.ts';
import { watchSecurity } from './watch/watch-security.ts';
import { watchSharedAddress } from './watch/watch-shared-address.ts';

export interface AppParts {
  engines: Engines;
  outbox: Outbox;
  routes: readonly Route[];
  /** Who a session cookie belongs to; asked once for every request that carries one. */
  findMember: FindMember;
  /** Shared with whatever else counts against the general limits. */
  tallies?: Tallies;
  /** From when on connections end with the answer they carry. */
  isStopping?: () => boolean;
  /** While this says so nobody is served, whatever they ask: the proxy may ask a process that is not ready, too. */
  isClosed?: () => boolean;
  /** While this says so nothing is written. */
  isReadOnly?: () => boolean;
}

/** The HTTP program: hooks in the order a request meets them, then the endpoints. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { engines, outbox, routes, findMember, isStopping = () => false, isClosed = () => false } = parts;
  const { tallies = generalTallies(engines) } = parts;
  const { config, log, takeLimit, metrics } = engines;
  const shared = sharedContext(engines, outbox);
  const load = createLoadShedder({
    maxInFlight: config.MAX_IN_FLIGHT,
    maxDelayMs: config.MAX_LOOP_DELAY,
    changed: metrics.inFlight,
  });
  const isProxy = isInNetworks(config.TRUSTED_PROXIES);
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxy,
    genReqId: newRequestId,
    requestTimeout: 30_000,
    // Node swaps the two limits when that of the headers is the longer one, and looks every 30 seconds as preset: then a
    // stalled body lived for 60 seconds.
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    // Ends connections on which nothing moves any more, such as those of clients who never read their answer.
    connectionTimeout: 60_000,
    bodyLimit: 1024,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) =>
      void sendFailure(
        request,
        reply.headers({ ...dataHeaders, 'x-request-id': request.id }),
        new AppError('request.malformed'),
      ),
  });

  const checkAnswers = config.NODE_ENV !== 'production';
  const readyAnswers = createGuestResponseCache({
    now: engines.now,
    stopwatch: () => performance.now(),
    newId: newRequestId,
    answered: metrics.answered,
    mayEnter,
  });

  const report = reportShedding(metrics, log);
  answerFirst(app.server, readyAnswers.answer);
  const { reasonToShed } = load;
  const { answered } = metrics;
  answerFirst(
    app.server,
    createShedFirst({ reasonToShed, shed: report.shed, answered, newId: newRequestId }),
  );
  replyWithFailures(app, {
    unavailable: metrics.unavailable,
    connectionsBusy: () => report.shed('connections'),
  });
  watchRequests(app, { load, metrics, report });
  watchSecurity(app, engines);
  refuseWhile(app, { isClosed, isReadOnly: parts.isReadOnly ?? (() => false) });
  endConnections(app, isStopping);
  readJsonBodies(app);

  app.register(async (api) => {
    checkOrigins(api, config.APP_ORIGIN);
    recogniseMembers(api, {
      findMember,
      origin: config.APP_ORIGIN,
      unknown: tallies.unknownSessions,
      seen: watchSharedAddress(engines),
    });
    limitEveryone(api, tallies);
    const mounting = { contextOf, checkAnswers, readyAnswers };
    for (const route of routes) mountEndpoint(api, route, mounting);
  });

  function mayEnter(request: IncomingMessage): boolean {
    if (isStopping() || isClosed() || load.reasonToShed()) return false;
    return tallies.guests.hit(handshakeAddress(request, isProxy)) === 0;
  }

  function contextOf(request: FastifyRequest, reply: FastifyReply): HttpContext {
    return {
      ...shared,
      actor: request.member ?? { kind: 'guest', address: clientAddress(request) },
      language: requestLanguage(request.headers),
      takeLimit,
      setCookie: (cookie) => void reply.header('set-cookie', cookie),
      readCookie: (name) => readCookie(request.headers.cookie, hostCookieName(name, config.APP_ORIGIN)),
      userAgent: request.headers['user-agent'],
      concerns: (account) => {
        request.concerned = account;
      },
    };
  }

  return app;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

function refuseWhile(app: FastifyInstance, state: Record<'isClosed' | 'isReadOnly', () => boolean>): void {
  const closed = new AppError('request.unavailable', { retryAfterSeconds: 30 });
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = state.isClosed() || (state.isReadOnly() && !reading.has(request.method));
    done(isRefused && !request.routeOptions.config.probe ? closed : undefined);
  });
}

/** Kept connections end with the answer they carry, also those of requests that were under way when the stop came. */
function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
}

/** Everybody is told the id of their request, and may have to read it out. A counter would tell when somebody else was here. */
function newRequestId(): string {
  return randomUUID().slice(0, 13);
}
