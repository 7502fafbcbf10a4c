import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import { dataHeaders } from '../../core/http/security-headers.ts';
import type { LoadShedder } from '../../platform/limits/load-shedder.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { SheddingReport } from './report-shedding.ts';

/** Sheds load, counts and times every request, gives data its headers and every answer its id. */
export function watchRequests(
  app: FastifyInstance,
  { load, metrics, report }: { load: LoadShedder; metrics: Metrics; report: SheddingReport },
): void {
  const overloaded = new AppError('request.overloaded', { retryAfterSeconds: 1 });
  const mayEnter = ({ routeOptions }: FastifyRequest) => {
    const reason = routeOptions.config.probe ? undefined : load.reasonToShed();
    if (reason) report.shed(reason);
    return reason === undefined;
  };
  app.addHook('onReady', async () => load.start());
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(dataHeaders).header('x-request-id', request.id);
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
  app.addHook('onClose', () => {
    load.stop();
    report.stop();
  });
}

/** Files have a route and, after each build, a name of their own: as labels they would pile up in whoever collects them. */
function measuredAs({ routeOptions: { url = 'unknown' } }: FastifyRequest): string {
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
