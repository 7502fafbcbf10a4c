import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { limits } from '@firstlight/contract/limits.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { HttpContext, Member } from '../core/context.ts';
import { clientAddress, handshakeAddress } from '../core/http/client-address.ts';
import { hostCookieName, readCookie } from '../core/http/cookies.ts';
import { replyWithFailures, sendFailure } from '../core/http/failure-reply.ts';
import { mountEndpoint } from '../core/http/mount-endpoint.ts';
import { checkOrigins } from '../core/http/origin-check.ts';
import { readJsonBodies } from '../core/http/read-json.ts';
import { answerAhead, createReadyAnswers } from '../core/http/ready-answers.ts';
import { requestLanguage } from '../core/http/request-language.ts';
import type { Route } from '../core/http/route.ts';
import { dataHeaders } from '../core/http/security-headers.ts';
import type { Outbox } from '../core/outbox.ts';
import { createLoadShedder, type LoadShedder } from '../platform/load-shedder.ts';
import { createSharedTally, type SharedTally } from '../platform/shared-tally.ts';
import type { Engines } from './engines.ts';
import { sharedContext } from './shared-context.ts';

export interface AppParts {
  engines: Engines;
  outbox: Outbox;
  routes: readonly Route[];
  /** Who a session cookie belongs to; asked once for every request that carries one. */
  findMember: FindMember;
  /** From when on connections end with the answer they carry. */
  isStopping?: () => boolean;
}

export type FindMember = (headers: IncomingHttpHeaders) => Promise<Omit<Member, 'address'> | undefined>;

/** The HTTP program: hooks in the order a request meets them, then the endpoints. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { engines, outbox, routes, findMember, isStopping = () => false } = parts;
  const { config, log, takeLimit, metrics } = engines;
  const shared = sharedContext(engines, outbox);
  const load = createLoadShedder({
    maxInFlight: config.MAX_IN_FLIGHT,
    maxDelayMs: config.MAX_LOOP_DELAY,
  });
  const tallies = generalTallies(engines);
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    genReqId: requestIds(engines.newId()),
    requestTimeout: 30_000,
    // Ends connections on which nothing moves any more, such as those of clients who never read their answer.
    connectionTimeout: 60_000,
    bodyLimit: 1024,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) =>
      void sendFailure(request, reply.headers(dataHeaders), new AppError('request.malformed')),
  });

  const checkAnswers = config.NODE_ENV !== 'production';
  const readyAnswers = createReadyAnswers({
    now: engines.now,
    stopwatch: () => performance.now(),
    answered: metrics.answered,
    mayEnter,
  });

  answerAhead(app.server, readyAnswers);
  replyWithFailures(app);
  watchRequests(app, load, metrics);
  endConnections(app, isStopping);
  readJsonBodies(app);

  app.register(async (api) => {
    checkOrigins(api, config.APP_ORIGIN);
    recogniseMembers(api, findMember);
    limitEveryone(api, tallies);
    for (const route of routes) mountEndpoint(api, route, { contextOf, checkAnswers, readyAnswers });
  });

  function mayEnter(request: IncomingMessage): boolean {
    if (isStopping() || load.isOverloaded()) return false;
    return tallies.guests.hit(handshakeAddress(request, config.TRUSTED_PROXIES)) === 0;
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
    };
  }

  return app;
}

/** Sheds load, counts and times every request, and gives data its headers. */
function watchRequests(app: FastifyInstance, load: LoadShedder, metrics: Engines['metrics']): void {
  const overloaded = new AppError('request.overloaded', { retryAfterSeconds: 1 });
  const mayEnter = ({ routeOptions }: FastifyRequest) => routeOptions.config.probe || !load.isOverloaded();
  app.addHook('onReady', async () => load.start());
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(dataHeaders);
    done(mayEnter(request) ? undefined : overloaded);
  });
  // Only work takes a place, from the whole request to the answer: otherwise whoever sends or reads a few hundred
  // requests byte by byte would shut everyone out.
  app.addHook('preValidation', (request, reply, done) => {
    if (!mayEnter(request)) return done(overloaded);
    load.enter(reply);
    // `close` comes whatever becomes of the request, also when its sender hangs up.
    reply.raw.once('close', () => load.leave(reply));
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    load.leave(reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(measuredAs(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onClose', () => load.stop());
}

/** Kept connections end with the answer they carry, also those of requests that were under way when the stop came. */
function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
}

/** Files have a route and, after each build, a name of their own: as labels they would pile up in whoever collects them. */
function measuredAs({ routeOptions: { url = 'unknown' } }: FastifyRequest): string {
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** Only requests with a cookie are asked who they are; guests pay nothing for it. */
function recogniseMembers(api: FastifyInstance, findMember: FindMember): void {
  api.decorateRequest('member', undefined);
  api.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.cookie === undefined) return done();
    findMember(request.headers).then((found) => {
      if (found) request.member = { ...found, address: clientAddress(request) };
      done();
    }, done);
  });
}

interface Tallies {
  guests: SharedTally;
  members: SharedTally;
}

/** The general limits, shared between processes without a round trip on the way of a request. */
function generalTallies({ config, redis, now }: Engines): Tallies {
  const tallyOf = (name: 'api.guest' | 'api.member') => {
    const [{ count, seconds }] = limits[name].windows;
    return createSharedTally(redis, {
      name,
      count: count * config.LIMIT_FACTOR,
      seconds,
      now: () => now().getTime(),
    });
  };
  return { guests: tallyOf('api.guest'), members: tallyOf('api.member') };
}

function limitEveryone(api: FastifyInstance, { guests, members }: Tallies): void {
  api.addHook('onRequest', (request, _reply, done) => {
    const retryAfterSeconds = request.member
      ? members.hit(request.member.id)
      : guests.hit(clientAddress(request));
    done(retryAfterSeconds > 0 ? new AppError('request.too_many', { retryAfterSeconds }) : undefined);
  });
  api.addHook('onClose', () => [guests, members].forEach((tally) => void tally.stop()));
}

/** Unique over processes and restarts, and far cheaper than a UUID per request. */
function requestIds(seed: string): () => string {
  const prefix = seed.slice(0, 8);
  let count = 0;
  return () => `${prefix}-${(count++).toString(36)}`;
}

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | undefined;
  }
}
