import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const bodyLimit = 64 * 1024;

/**
 * Bodies are JSON and nothing else. PostgreSQL cannot store NUL in a text, so it is refused here, once,
 * instead of surfacing as a fault in whichever query meets it.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    try {
      done(null, parse(String(text)));
    } catch {
      done(new AppError('request.malformed'));
    }
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new AppError('request.malformed') : undefined);
  });
}

function parse(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (text.includes('\\u0000') && holdsNul(value)) throw new SyntaxError('NUL');
  return value;
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
}
