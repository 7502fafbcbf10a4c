import { createHash } from 'node:crypto';
import { defaultLanguage, isLanguage, type Language } from '@firstlight/contract/languages.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { explorePage, type Project } from '@firstlight/contract/showcase/projects/projects.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import type { ServingParts } from '../../../../core/feature.ts';
import { clientAddress } from '../../../../core/http/client-address.ts';
import { keptByBrowsers } from '../../../../core/http/guests/shared-caching.ts';
import { createTtlCache } from '../../../../platform/limits/ttl-cache.ts';
import { exploreProjects } from '../explore/explore-projects.ts';
import { readProject } from '../read/read-project.ts';
import { atomFeed } from './atom-feed.ts';
import { badge } from './badge.ts';
import { mountSitemap } from './mount-sitemap.ts';
import { shareCard } from './share-card.ts';

interface Asked {
  Params: { name: string };
  Querystring: { lang?: string };
}

const hour = 60 * 60 * 1000;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Drawn on other people's sites, where our policy for data would forbid it. */
const drawn = {
  'cache-control': keptByBrowsers(3600),
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** What other sites fetch: share cards, badges, feeds and the sitemap. All of it as a stranger sees it. */
export function mountPublicExports(app: FastifyInstance, { ctx, takeLimit, drawPng }: ServingParts): void {
  // By what the card shows: a changed project is drawn anew, an unchanged one once an hour at most.
  const cards = createTtlCache<Buffer>({ milliseconds: hour, entries: 200 });

  app.register(async (shared) => {
    shared.addHook('onRequest', (request) => takeLimit('projects.shared', clientAddress(request)));

    shared.get<Asked>('/share/:name', async ({ params, query }, reply) => {
      const project = await sharedProject(ctx, params.name, '.png');
      const svg = shareCard(project, languageOf(query.lang, project.language));
      const key = createHash('sha256').update(svg).digest('base64url');
      const png = await cards.get(key, ctx.now().getTime(), () => drawPng(svg));
      return reply.headers(drawn).type('image/png').send(png);
    });

    shared.get<Asked>('/badge/:name', async ({ params, query }, reply) => {
      const project = await sharedProject(ctx, params.name, '.svg');
      return reply
        .headers(drawn)
        .type('image/svg+xml')
        .send(badge(project, languageOf(query.lang, project.language)));
    });

    shared.get<Asked>('/feeds/:name', async ({ params, query }, reply) =>
      sendFeed(ctx, params.name, query.lang, reply),
    );

    mountSitemap(shared, ctx);
  });
}

async function sharedProject(ctx: Context, name: string, ending: string): Promise<Project> {
  const projectId = name.endsWith(ending) ? name.slice(0, -ending.length) : '';
  if (!uuid.test(projectId)) throw new AppError('projects.not_found');
  return readProject(ctx, { projectId });
}

async function sendFeed(ctx: Context, name: string, lang: string | undefined, reply: FastifyReply) {
  const category = categories.find((one) => name === `${one}.atom`);
  if (!category && name !== 'all.atom') throw new AppError('request.not_found');
  const { bytes } = await exploreProjects(ctx, category ? { categories: category } : {});
  const feed = atomFeed({
    origin: ctx.origin,
    category,
    projects: explorePage.parse(JSON.parse(bytes.toString())).items,
    language: languageOf(lang, defaultLanguage),
    now: ctx.now(),
  });
  return reply
    .header('cache-control', keptByBrowsers(300))
    .type('application/atom+xml; charset=utf-8')
    .send(feed);
}

function languageOf(asked: string | undefined, otherwise: Language): Language {
  return isLanguage(asked) ? asked : otherwise;
}
