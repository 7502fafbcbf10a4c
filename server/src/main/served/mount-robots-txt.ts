import type { FastifyInstance } from 'fastify';

/** What search engines may follow, and where they find the rest. Pages that are of no use to them say so themselves. */
export function mountRobotsTxt(app: FastifyInstance, origin: string, isDemo = false): void {
  const text = isDemo
    ? 'User-agent: *\nDisallow: /\n'
    : ['User-agent: *', 'Disallow: /go/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
}
