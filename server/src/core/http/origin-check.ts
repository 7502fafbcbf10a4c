import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Refuses writes that another site's page made in our visitor's browser. Programs send neither header and pass. */
export function checkOrigins(app: FastifyInstance, ownOrigin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    done(
      reads || isOwnOrigin(request.headers, ownOrigin) ? undefined : new AppError('request.foreign_origin'),
    );
  });
}

export function isOwnOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === ownOrigin;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
