import { limits } from '@firstlight/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePage } from '../../../../core/http/pages/complete-page.ts';
import { createDrawPng } from '../../../../platform/drawing/draw-png.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { projectPageFills } from '../read/project-page-fills.ts';
import { changeVisibility } from '../write/change-visibility.ts';
import { mountPublicExports } from './mount-public-exports.ts';

const hostile = 'A <script>alert(1)</script> & "quoted" \'name\'';

let world: World;
let app: FastifyInstance;
let shown: string;
let hidden: string;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app();
  mountPublicExports(app, { ctx: world.ctx, takeLimit: world.engines.takeLimit, drawPng: createDrawPng() });
  const maya = await newMember(world, 'maya');
  shown = await newProject(world, maya, { name: hostile, tagline: '</title><img src=x onerror=alert(1)>' });
  hidden = await newProject(world, maya);
  await changeVisibility({ ...world.ctx, actor: maya }, { projectId: hidden, isHidden: true });
});
afterAll(() => world.close());

describe('the share card', () => {
  it('is a picture of 1200 by 630 that other sites may show', async () => {
    const answer = await app.inject(`/share/${shown}.png`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('leaves uploads without a way to SVG', async () => {
    // Loaded with the first upload, before a byte of it is read.
    await import('../../../../platform/images/encode-pictures.ts');
    await expect(
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).metadata(),
    ).rejects.toThrow();
  });
});

it('is given so often to one address, and to others all the same', async () => {
  const ask = (remoteAddress: string) => app.inject({ url: '/feeds/health.atom', remoteAddress });
  const [{ count }] = limits['projects.shared'].windows;
  const answers = await Promise.all(Array.from({ length: count + 1 }, () => ask('203.0.113.7')));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await ask('203.0.113.8')).statusCode).toBe(200);
});

it('badges escape what makers wrote', async () => {
  const { body, headers } = await app.inject(`/badge/${shown}.svg`);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(body).toContain('Firstlight');
  expect(body).not.toContain('<script');
});

it('feeds list the newest, well formed, of one category or all', async () => {
  const { body } = await app.inject('/feeds/finance.atom');
  expect(body).toContain(`<id>urn:uuid:${shown}</id>`);
  expect(body).toMatch(/<title>[^<]* · Finance</);
  expect(body).toContain('A &lt;script&gt;');
  expect(body).not.toContain(hidden);
  expect((await app.inject('/feeds/all.atom')).body).toContain(shown);
  expect((await app.inject('/feeds/health.atom')).body).not.toContain('<entry');
  expect((await app.inject('/feeds/nonsense.atom')).statusCode).toBe(404);
});

it.each([`/share/HIDDEN.png`, `/badge/HIDDEN.svg`, '/share/nonsense.png'])(
  'what is hidden has no %s, and says the same as what never was',
  async (path) => {
    const answer = await app.inject(path.replace('HIDDEN', hidden));
    const never = await app.inject(path.replace('HIDDEN', world.engines.newId()));
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('projects.not_found');
    expect(never.json().error.message).toBe(answer.json().error.message);
  },
);

describe('the page of a project', () => {
  const template =
    '<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>';
  const page = {
    path: '/project/:projectId',
    language: 'en',
    title: 'Project',
    description: '',
    unlisted: true,
    html: '',
  } as const;
  const printed = async (projectId: string) => {
    const fill = projectPageFills(world.ctx)['/project/:projectId'];
    const {
      status = 200,
      firstData,
      ...filled
    } = (await fill?.({ params: { projectId }, query: {}, language: 'en' })) ?? {};
    return { status, html: completePage(template, { ...page, ...filled }, world.ctx.origin, firstData) };
  };

  it('names the project in title, description, address, Open Graph, Twitter and JSON-LD, all escaped', async () => {
    const { status, html } = await printed(shown);
    expect(status).toBe(200);
    expect(html).toContain('<title>A &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;');
    expect(html).toContain(`<link rel="canonical" href="https://firstlight.example/project/${shown}">`);
    expect(html).toContain(
      `<meta property="og:image" content="https://firstlight.example/share/${shown}.png">`,
    );
    expect(html).toContain('<meta name="twitter:title"');
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    const structured = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(structured)).toMatchObject({ '@type': 'CreativeWork', name: hostile });
    const data = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ [`project ${shown}`]: { name: hostile } });
  });

  it.each([
    ['hidden', () => hidden],
    ['unknown', () => world.engines.newId()],
    ['no id at all', () => 'x'],
  ])('of one that is %s is the same page that says so', async (_, id) => {
    const { status, html } = await printed(id());
    expect(status).toBe(404);
    expect(html).toContain('<title>Project not found · Firstlight</title>');
    expect(html).toContain('noindex');
    expect(html).not.toContain('Tidepool');
  });
});

it('the explore page carries its first data under the address it is of', async () => {
  const fill = projectPageFills(world.ctx)['/explore'];
  const { firstData } =
    (await fill?.({ params: {}, query: { sort: 'most', nonsense: 'x' }, language: 'en' })) ?? {};
  expect(firstData).toMatchObject({ 'explore en?sort=most': { items: [{ id: shown }], next: null } });
});
