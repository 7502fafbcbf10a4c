import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { keptByBrowsers } from '../../../../core/http/guests/shared-caching.ts';
import { pagesSitemap, printSitemap, printSitemapIndex } from '../../../../core/http/pages/sitemap.ts';
import { weekStart } from '../../../../core/week-start.ts';
import { listedInWeek, listedWeeks } from './sitemap.queries.ts';

/** Where search engines find every listed project, week by week. No dates: nothing anybody does afterwards changes a file. */
export function mountSitemap(app: FastifyInstance, { db, origin }: Pick<Context, 'db' | 'origin'>): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const weeks = await listedWeeks(db);
    const files = [pagesSitemap, ...weeks.map((week) => `/sitemap/${week}.xml`)];
    return send(reply, printSitemapIndex(origin, files));
  });

  app.get<{ Params: { name: string } }>('/sitemap/:name', async ({ params: { name } }, reply) => {
    const projects = await listedInWeek(db, readMonday(name));
    if (projects.length === 0) throw new AppError('request.not_found');
    return send(
      reply,
      printSitemap(
        origin,
        projects.map((id) => `/project/${id}`),
      ),
    );
  });
}

/** Only as the index writes them: a week has one file, not seven. */
function readMonday(name: string): Date {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})\.xml$/.exec(name) ?? [];
  const monday = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(monday.getTime()) || weekStart(monday) !== day) throw new AppError('request.not_found');
  return monday;
}

function send(reply: FastifyReply, xml: string): FastifyReply {
  return reply.header('cache-control', keptByBrowsers(300)).type('application/xml; charset=utf-8').send(xml);
}
