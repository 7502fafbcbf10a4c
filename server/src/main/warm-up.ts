import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** The home page, explore, the longest text, and a write that is refused: reads only, nothing of it is kept. */
const firstRequests = [
  { method: 'GET', url: '/' },
  { method: 'GET', url: '/api/projects' },
  { method: 'GET', url: '/api/openapi.json' },
  { method: 'POST', url: '/api/contact/messages', payload: {} },
] as const;

/**
 * Does once, before anybody is served, what takes long only the first time: opening connections, compiling, filling what is
 * kept in memory. What fails here fails for its first visitor as well, who is told so; no reason not to start.
 */
export async function warmUp(app: FastifyInstance, pool: pg.Pool): Promise<void> {
  const size = pool.options.max;
  const opened = await Promise.allSettled(Array.from({ length: size }, () => pool.connect()));
  for (const connection of opened) if (connection.status === 'fulfilled') connection.value.release();
  for (const request of firstRequests) await app.inject(request);
}
