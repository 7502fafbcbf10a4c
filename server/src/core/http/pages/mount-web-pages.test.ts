import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtContactAddress } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replyWithFailures } from '../failure-reply.ts';
import { type BuiltWeb, inline, origin, serveBuiltWeb } from './built-web.testing.ts';
import { mountWebPages } from './mount-web-pages.ts';

let built: BuiltWeb;

beforeAll(async () => {
  built = await serveBuiltWeb();
});
afterAll(() => built.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  built.app.inject({ method: 'GET', url, headers });

describe('a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br ; q=0.0, gzip', 'gzip', gunzipSync],
  ])('asked for with accept-encoding %s comes as %s', async (accepted, encoding, decompress) => {
    const answer = await get('/about', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.rawPayload).toString()).toContain('en /about');
  });

  it.each([
    ['/about', {}, 'en /about'],
    ['/about/', {}, 'en /about'],
    ['/about?lang=fr', {}, 'fr /about'],
    ['/about?a=b&lang=fr', {}, 'fr /about'],
    ['/about', { cookie: 'language=fr' }, 'fr /about'],
    ['/about', { cookie: 'theme=dark; language=fr' }, 'fr /about'],
    ['/about?lang=en', { cookie: 'language=fr' }, 'en /about'],
    ['/about?lang=de', { cookie: 'language=xx' }, 'en /about'],
    ['/about', { cookie: 'otherlanguage=fr' }, 'en /about'],
    ['/people/maya', {}, 'en /people/:name'],
    ['/', {}, 'en /'],
    ['/about', { cookie: 'session=x; language=fr' }, 'fr /about for members'],
    ['/', { cookie: 'session=x' }, 'en / for members'],
  ])('at %s with %j says "%s"', async (url, headers, words) => {
    const answer = await get(url, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`>${words}</div>`);
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await get('/about')).headers;
    const again = await get('/about', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/about?lang=fr', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('is known again by an address tag that a compressing proxy weakened', async () => {
    const { etag } = (await get('/about')).headers;
    expect((await get('/about', { 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
  });

  it('is asked for again each time by browsers, and differs by cookie and encoding', async () => {
    const { headers } = await get('/about');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=300, stale-if-error=86400',
      vary: 'cookie, accept-encoding',
    });
  });

  it('is kept by nobody on the way for whoever is signed in', async () => {
    const { headers } = await get('/about', { cookie: 'session=x' });
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('runs its own inline script and no other', async () => {
    const policy = String((await get('/about')).headers['content-security-policy']);
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.loom.com;',
    );
    expect(policy).toContain("connect-src 'self' wss://firstlight.example");
  });
});

it('names the address of whoever runs the site wherever the build names its own, and in its head for scripts', async () => {
  const theirs = Fastify();
  await mountWebPages(theirs, {
    directory: built.directory,
    origin,
    contactAddress: 'write@site.example',
    drawPage: async () => `<p>${builtContactAddress}</p>`,
    fills: { '/about': async () => ({ firstData: {} }) },
  });
  for (const url of ['/write', '/about']) {
    const { body } = await theirs.inject(url);
    expect(body).not.toContain(builtContactAddress);
    expect(body.split('write@site.example')).toHaveLength(3);
    expect(body).toContain('<meta name="contact" content="write@site.example">');
  }
  await theirs.close();
});

describe('a page that is filled for the moment', () => {
  let filled: FastifyInstance;
  let wait = 0;
  let fillings = 0;
  beforeAll(async () => {
    filled = Fastify();
    await mountWebPages(filled, {
      directory: built.directory,
      origin,
      mayFill: () => wait,
      isMember: ({ headers }) => headers.cookie === 'session=x',
      drawPage: async ({ address, language, firstData }) =>
        `<p>${language} ${address} ${JSON.stringify(Object.keys(firstData))}</p>`,
      fills: {
        '/about': async () => {
          fillings += 1;
          return { firstData: { found: fillings } };
        },
      },
    });
  });
  afterAll(() => filled.close());

  it('is drawn with its data for guests, who read it before any script has run, and left to the browser to draw anew', async () => {
    const { body } = await filled.inject('/about?lang=fr');
    expect(body).toContain('<div id="root"><p>fr /about?lang=fr ["found"]</p></div>');
    expect(body).toContain('"found":1');
    const forMember = await filled.inject({ url: '/about', headers: { cookie: 'session=x' } });
    expect(forMember.body).not.toContain('<p>en /about');
    expect(forMember.body).toContain('"found":2');
    expect(forMember.headers['cache-control']).toBe('private, no-cache');
  });

  it('leaves shared caches after three seconds, in which something may have been taken down', async () => {
    const { headers } = await filled.inject('/');
    expect(headers['cache-control']).toContain('s-maxage=300');
    expect((await filled.inject('/about')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=3',
      vary: 'cookie',
    });
    fillings -= 1;
  });

  it('comes as the build wrote it and unfilled once the allowance is used up, and says when to come back', async () => {
    expect((await filled.inject('/about')).body).toContain('"found":3');
    wait = 17;
    const refused = await filled.inject('/about');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '17',
      'no-store',
    ]);
    expect(refused.body).toContain('>en /about</div>');
    expect(refused.body).not.toContain('found');
    expect(fillings).toBe(3);
    expect((await filled.inject('/')).statusCode).toBe(200);
  });
});

describe('an address that is nowhere', () => {
  it.each([
    '/nowhere',
    '/about/nowhere',
    '/index.html',
    '/pages.json',
    '/.vite/manifest.json',
    '/secret.txt',
  ])('%s shows the not-found page', async (url) => {
    const answer = await get(url, { cookie: 'language=fr' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('fr *</div>');
    expect(answer.body).toContain('noindex');
  });

  it('stays not found for who asks conditionally', async () => {
    const { etag } = (await get('/nowhere')).headers;
    expect((await get('/nowhere', { 'if-none-match': String(etag) })).statusCode).toBe(404);
  });

  it('under /api/ is answered in data', async () => {
    const answer = await get('/api/unknown');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'request.not_found' } });
  });
});

it('names in the sitemap the pages that are the same for everybody, once', async () => {
  const { headers, body } = await get('/sitemap/pages.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/`,
    `${origin}/about`,
  ]);
});

it('mounts nothing where no web was built', async () => {
  const bare = Fastify();
  replyWithFailures(bare);
  await mountWebPages(bare, { directory: `${built.directory}/not-built`, origin });
  expect((await bare.inject('/about')).json()).toMatchObject({ error: { code: 'request.not_found' } });
});
