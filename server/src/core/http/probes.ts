import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

export interface Probes {
  /** A state, never a question to somebody else: probes must answer at any load. */
  isReady(): boolean;
  printMetrics(): Promise<string>;
  metricsToken: string;
}

/** `/healthz`: the process runs. `/readyz`: it can serve. `/metrics`: numbers, for those who hold the token. */
export function mountProbes(app: FastifyInstance, probes: Probes): void {
  const config = { probe: true };
  app.get('/healthz', { config }, (_request, reply) => reply.type('text/plain').send('ok'));

  app.get('/readyz', { config }, (_request, reply) => {
    const ready = probes.isReady();
    return reply
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'not ready');
  });

  app.get('/metrics', { config }, async (request, reply) => {
    if (!holdsToken(request.headers.authorization, probes.metricsToken))
      throw new AppError('request.not_found');
    return reply.type('text/plain; version=0.0.4').send(await probes.printMetrics());
  });
}

function holdsToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted);
}
