import type { FastifyInstance } from 'fastify';
import type { ServingParts } from '../../../../core/feature.ts';
import { keptByBrowsers } from '../../../../core/http/guests/shared-caching.ts';
import { lettersSitemap, printSitemap } from '../../../../core/http/pages/sitemap.ts';
import { listSundays } from './archive.queries.ts';

/** A thousand weeks are twenty years. */
const most = 1000;

export function mountLettersSitemap(app: FastifyInstance, { ctx }: Pick<ServingParts, 'ctx'>): void {
  app.get(lettersSitemap, async (_request, reply) => {
    const sundays = await listSundays(ctx.db, {}, most);
    const paths = ['/newsletter', ...sundays.map(({ date }) => `/newsletter/issues/${date}`)];
    return reply
      .header('cache-control', keptByBrowsers(300))
      .type('application/xml; charset=utf-8')
      .send(printSitemap(ctx.origin, paths));
  });
}
