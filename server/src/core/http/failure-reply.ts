import type { IncomingHttpHeaders } from 'node:http';
import { errorSentence } from '@firstlight/contract/error-sentence.ts';
import { type ErrorCode, errorStatus, type Failure } from '@firstlight/contract/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AwayReason, whyDatabaseAway } from '../../db/database-away.ts';
import { ConnectionsBusy } from '../../db/tell-busy.ts';
import { TooManyWaiting } from '../../platform/limits/concurrency-limit.ts';
import { AppError } from '../app-error.ts';
import { translate } from '../translate.ts';
import { isPassing, sendUnavailablePage, waitsForPage } from './pages/unavailable-page.ts';
import { requestLanguage } from './request-language.ts';

/** Told of each request that failed for no fault of its sender. */
export interface CountFailures {
  /** With the word for why the database was away. */
  unavailable(reason: AwayReason): void;
  /** Every connection to the database was in use for too long. */
  connectionsBusy(): void;
}

/** Turns whatever was thrown into the catalogue's answer. This is the only place where an error becomes a sentence. */
export function replyWithFailures(
  app: FastifyInstance,
  count: CountFailures = { unavailable: () => undefined, connectionsBusy: () => undefined },
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof AppError ? error : refusalOf(error);
    if (errorStatus[refusal.code] === 500) request.log.error({ err: error }, 'unexpected error');
    const reason = refusal.code === 'request.unavailable' ? whyDatabaseAway(error) : undefined;
    if (reason) {
      count.unavailable(reason);
      request.log.warn({ err: error, reason }, 'the database is away');
    }
    if (error instanceof ConnectionsBusy) count.connectionsBusy();
    return sendFailure(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new AppError('request.not_found')));
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const { code, details } = error;
  if (details.retryAfterSeconds) reply.header('retry-after', String(details.retryAfterSeconds));
  reply.status(errorStatus[code]).header('cache-control', 'no-store');
  if (isPassing(code) && waitsForPage(request)) return sendUnavailablePage(request, reply, code);
  return reply.header('content-type', failureType).send(printFailure(request.headers, request.id, error));
}

export const failureType = 'application/json; charset=utf-8';

/** In the language of whoever asked. */
export function printFailure(
  headers: IncomingHttpHeaders,
  requestId: string,
  { code, details }: AppError,
): string {
  const { feature, key } = errorSentence(code);
  const body: Failure = {
    error: {
      code,
      message: translate(requestLanguage(headers), feature, key),
      requestId,
      ...(details.fields ? { fields: details.fields } : {}),
      ...(details.retryAfterSeconds ? { retryAfterSeconds: details.retryAfterSeconds } : {}),
    },
  };
  return JSON.stringify(body);
}

/** What Fastify and PostgreSQL throw, in the catalogue's words. */
function refusalOf(error: FastifyError): AppError {
  const byStatus: Record<number, ErrorCode> = {
    400: 'request.malformed',
    404: 'request.not_found',
    408: 'request.too_slow',
    412: 'request.malformed',
    413: 'request.too_large',
    414: 'request.malformed',
    415: 'request.unsupported_type',
    416: 'request.malformed',
  };
  const code = byStatus[error.statusCode ?? 0];
  if (code) return new AppError(code);
  if (error instanceof ConnectionsBusy) return new AppError('request.overloaded', { retryAfterSeconds: 1 });
  if (whyDatabaseAway(error))
    return new AppError('request.unavailable', { retryAfterSeconds: 5, cause: error });
  if (error instanceof TooManyWaiting) return new AppError('request.overloaded', { retryAfterSeconds: 2 });
  return new AppError('request.unexpected', { cause: error });
}
