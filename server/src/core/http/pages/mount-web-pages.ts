import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import { defaultLanguage, type Language } from '@firstlight/contract/languages.ts';
import { builtContactAddress } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { caching } from '../guests/shared-caching.ts';
import { chosenLanguage } from '../request-language.ts';
import { pageHeaders } from '../security-headers.ts';
import { completePage, type PageVisitor, type PrerenderedPage } from './complete-page.ts';
import type { DrawPage } from './draw-page.ts';
import type { MayFill, PageFill } from './filled-page.ts';
import { readyPage, sendReadyPage } from './ready-page.ts';
import { pagesSitemap, printSitemap } from './sitemap.ts';

export interface WebPagesOptions {
  /** The web's build: index.html, pages.json and assets. */
  directory: string;
  origin: string;
  /** Stands where the build says its own; empty: that stays. */
  contactAddress?: string;
  /** By path: pages whose words and first data depend on the moment. */
  fills?: Record<string, PageFill>;
  mayFill?: MayFill;
  /** Draws what a fill knows, for guests, who come by links and wait for the first words. */
  drawPage?: DrawPage;
  /** A file of another release's build, by its name. */
  otherAsset?: (name: string) => Promise<OtherAsset | undefined>;
  /** Whether a request looks like somebody who is signed in: their pages stand in a frame of their own. */
  isMember?: (request: FastifyRequest) => boolean;
}

export interface OtherAsset {
  body: Readable;
  bytes: number;
  contentType: string;
}

/** Serves the built web: hashed assets for ever, and for each address its page with words and share tags already in it. */
export async function mountWebPages(
  app: FastifyInstance,
  {
    directory,
    origin,
    contactAddress = '',
    fills = {},
    mayFill = () => 0,
    drawPage = async () => '',
    otherAsset = async () => undefined,
    isMember = () => false,
  }: WebPagesOptions,
): Promise<void> {
  if (!existsSync(join(directory, 'index.html'))) return;
  const addressed = (text: string) =>
    text.replaceAll(builtContactAddress, contactAddress || builtContactAddress);
  const built = async (name: string) => addressed(await readFile(join(directory, name), 'utf8'));
  const template = await built('index.html');
  const pages: PrerenderedPage[] = JSON.parse(await built('pages.json'));
  const headers = pageHeaders({ inlineScripts: inlineScripts(template), origin });

  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'pages.json', '.vite/**', '**/*.map', '**/*.br', '**/*.gz'],
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', keptFor(path.slice(directory.length)));
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });

  const visitorOf = (request: FastifyRequest): PageVisitor => (isMember(request) ? 'member' : 'guest');
  const listed = new Set(pages.filter((page) => isForSearch(page, fills)).map(({ path }) => path));
  const sitemap = printSitemap(origin, [...listed]);
  app.get(pagesSitemap, (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));

  for (const path of new Set(pages.map((page) => page.path))) {
    const ready = new Map(
      pages
        .filter((page) => page.path === path)
        .flatMap((page) =>
          visitors.map((visitor) => [
            `${page.language} ${visitor}`,
            readyPage(template, page, origin, visitor),
          ]),
        ),
    );
    const readyFor = (request: FastifyRequest) => ready.get(`${pageLanguage(request)} ${visitorOf(request)}`);
    const fill = fills[path];
    const handler = fill ? showLimited : show;
    for (const url of path === '*' || path === '/' ? [path] : [path, `${path}/`]) app.get(url, handler);

    function show(request: FastifyRequest, reply: FastifyReply) {
      if (request.url.startsWith('/assets/')) return showOtherAsset(request, reply);
      const page = readyFor(request);
      if (!page || request.url.startsWith('/api/')) return reply.callNotFound();
      const kept = visitorOf(request) === 'guest' ? caching.written : caching.members;
      return sendReadyPage(request, reply.headers({ ...headers, 'cache-control': kept }), page);
    }

    /** Filling a page asks the database what the API would ask. Beyond the limit it comes as the build wrote it, and whoever is signed in goes on by their own allowance. */
    function showLimited(request: FastifyRequest, reply: FastifyReply) {
      const page = readyFor(request);
      const retryAfterSeconds = mayFill(request);
      if (!page || !fill) return reply.callNotFound();
      if (retryAfterSeconds === 0) return showFilled(fill, path, request, reply);
      reply.headers({ ...headers, 'cache-control': 'no-store', 'retry-after': retryAfterSeconds });
      return sendReadyPage(request, reply, { ...page, status: 429 });
    }
  }

  /** Looking into the store costs as much as a question to the database: whoever guesses names is soon told to wait. */
  async function showOtherAsset(request: FastifyRequest, reply: FastifyReply) {
    const name = new URL(request.url, origin).pathname.slice('/assets/'.length);
    const retryAfterSeconds = mayFill(request);
    if (retryAfterSeconds > 0)
      return sendUnknownAsset(reply.status(429).header('retry-after', retryAfterSeconds));
    const asset = await otherAsset(name);
    if (!asset) return sendUnknownAsset(reply.status(404));
    return reply
      .headers({ 'cache-control': forEver, 'cross-origin-resource-policy': 'same-origin' })
      .header('content-length', asset.bytes)
      .type(asset.contentType)
      .send(asset.body);
  }

  async function showFilled(fill: PageFill, path: string, request: FastifyRequest, reply: FastifyReply) {
    const language = pageLanguage(request);
    const page = pages.find((one) => one.path === path && one.language === language);
    if (!page) return reply.callNotFound();
    const params = request.params as Record<string, string>;
    const { pathname, search, searchParams } = new URL(request.url, origin);
    const query = Object.fromEntries(searchParams);
    const { status = 200, firstData, ...filled } = await fill({ params, query, language });
    const visitor = visitorOf(request);
    // What the viewer may do is in the data too: members would see the page of guests first, and then their own.
    const embedded = visitor === 'member' && page.memberFrame ? undefined : firstData;
    const drawn =
      firstData && visitor === 'guest'
        ? addressed(await drawPage({ address: pathname + search, language, firstData }))
        : '';
    return reply
      .headers({
        ...headers,
        ...caching.guests,
        ...(visitor === 'member' && { 'cache-control': caching.members }),
      })
      .status(status)
      .type('text/html; charset=utf-8')
      .send(completePage(template, { ...page, ...filled }, origin, embedded, visitor, drawn));
  }
}

/** Pages with words of their own at an address of their own; the others depend on who looks. */
function isForSearch({ path, unlisted, html }: PrerenderedPage, fills: Record<string, PageFill>): boolean {
  return !unlisted && !/[:*]/.test(path) && (html !== '' || path in fills);
}

/** A file of another build: a script asked for it, and would read a page as nonsense. It may exist elsewhere, or soon. */
function sendUnknownAsset(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('No such file in this build.\n');
}

const forEver = 'public, max-age=31536000, immutable';

/** By its path below the build. What pushes to closed browsers is asked for by browsers themselves, which want it new. */
function keptFor(path: string): string {
  if (/^\/?assets\//.test(path)) return forEver;
  return path.endsWith('push-worker.js') ? 'no-cache' : 'public, max-age=86400';
}

const visitors: PageVisitor[] = ['guest', 'member'];

const pageLanguage = (request: FastifyRequest): Language => chosenLanguage(request) ?? defaultLanguage;

function inlineScripts(template: string): string[] {
  const [, ...scripts] = template.split('<script>');
  return scripts.map((text) => text.slice(0, text.indexOf('</script>')));
}
