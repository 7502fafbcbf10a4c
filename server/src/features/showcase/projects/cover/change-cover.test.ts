import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFlatPng } from '../../../../platform/images/sample-pictures.testing.ts';
import { type Browser, codeOf, memberOf, tom } from '../../../../testing/people/members.ts';
import { tidepool } from '../../../../testing/projects/projects.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { removeStoredCover } from '../projects.jobs.ts';

let world: World;
let app: FastifyInstance;
let maya: Browser;
let projectId: string;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  maya = await memberOf(world, app);
  projectId = (await maya.ask('POST', '/api/projects', { ...tidepool, coverAlt: 'A till at dusk' })).json()
    .id;
});
afterAll(() => world.close());

const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c46a35' } })
    .withExif({ IFD0: { Artist: 'Maya Roux' } })
    .jpeg()
    .toBuffer();

const send = (file: Buffer | string, type = 'image/jpeg', cookie = maya.cookie) =>
  app.inject({
    method: 'PUT',
    url: `/api/projects/${projectId}/cover`,
    payload: file,
    headers: { cookie, 'content-type': type },
  });

it('draws the picture anew in two sizes, without what the camera wrote into it', async () => {
  const answer = await send(await photo());
  expect(answer.statusCode).toBe(200);
  const { cover } = answer.json();
  expect(cover).toEqual({
    small: expect.stringMatching(/^\/files\/covers\/[\da-f]{32}\/600\.webp$/),
    large: expect.stringMatching(/^\/files\/covers\/[\da-f]{32}\/1200\.webp$/),
    alt: 'A till at dusk',
  });
  const stored = await world.engines.files.get(cover.large.replace('/files/', ''));
  const bytes = Buffer.concat((await stored?.body.toArray()) ?? []);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
  expect(bytes.includes('Maya')).toBe(false);
  expect((await app.inject(`/api/projects/${projectId}`)).json().cover).toEqual(cover);
  expect((await app.inject('/api/projects?sort=recent')).json().items[0].cover).toEqual(cover);
});

it.each([
  [
    'an SVG',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'image/png',
    'uploads.unsupported_type',
  ],
  ['no picture', 'plain words', 'image/png', 'uploads.not_an_image'],
  ['too many pixels', aFlatPng(8000, 8000), 'image/png', 'uploads.too_many_pixels'],
])('refuses %s', async (_, file, type, code) => {
  expect(codeOf(await send(file, type))).toBe(code);
});

it('is not for anybody else, and refuses before it decodes anything', async () => {
  const stranger = await memberOf(world, app, tom);
  expect(codeOf(await send('not even a picture', 'image/png', stranger.cookie))).toBe('projects.not_found');
});

it('has the picture before removed, also when there is none to follow', async () => {
  const first = (await send(await photo())).json().cover;
  world.happened.jobs.length = 0;
  const gone = await maya.ask('DELETE', `/api/projects/${projectId}/cover`);
  expect(gone.statusCode).toBe(204);
  for (const job of world.happened.jobs) await removeStoredCover.run(world.jobCtx, job.payload);
  expect(await world.engines.files.exists(first.large.replace('/files/', ''))).toBe(false);
  expect((await app.inject(`/api/projects/${projectId}`)).json().cover).toBeNull();
});
