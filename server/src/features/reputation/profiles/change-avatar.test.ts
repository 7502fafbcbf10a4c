import { readdir } from 'node:fs/promises';
import { uploadLimits } from '@firstlight/contract/upload-limits.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aFlatPng, aScanBomb } from '../../../platform/images/sample-pictures.testing.ts';
import { type Browser, codeOf, memberOf } from '../../../testing/people/members.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { removeReplacedAvatar } from './profiles.jobs.ts';

let world: World;
let app: FastifyInstance;
let maya: Browser;
let taken: string[];

beforeAll(async () => {
  world = await testWorld();
  app = await world.app({
    config: { LIMIT_FACTOR: 1000 },
    takeLimit: async (name, key) => void taken.push(`${name} ${key}`),
  });
  maya = await memberOf(world, app);
});
afterAll(() => world.close());
beforeEach(async () => {
  taken = [];
  world.happened.jobs.length = 0;
  await world.database.db.deleteFrom('profiles').execute();
});

const photo = (background = '#c46a35') =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } }).withExif({
    IFD0: { Artist: 'Maya Roux', Copyright: 'a street in Lyon' },
  });

const send = (file: Buffer | string, type = 'image/jpeg', cookie = maya.cookie) =>
  app.inject({
    method: 'PUT',
    url: '/api/me/avatar',
    payload: file,
    headers: { 'content-type': type, cookie },
  });

const stored = async () =>
  (await readdir(world.engines.config.FILE_STORE_DIRECTORY, { recursive: true }).catch(() => []))
    .filter((name) => name.endsWith('.webp'))
    .toSorted();

describe('a picture of oneself', () => {
  it('is drawn anew in the sizes the pages need, with nothing of the file but its pixels', async () => {
    const answer = await send(await photo().jpeg().toBuffer());
    expect(answer.statusCode).toBe(200);
    const { avatar } = answer.json();
    expect((await maya.ask('GET', '/api/me')).json().avatar).toEqual(avatar);
    expect((await maya.ask('GET', '/api/profiles/maya')).json().avatar).toEqual(avatar);
    for (const [address, side] of [
      [avatar.large, 256],
      [avatar.small, 64],
    ] as const) {
      expect(address).toMatch(/^\/files\/avatars\/[0-9a-f]{32}\/\d+\.webp$/);
      const { rawPayload } = await app.inject({ url: address });
      const drawn = await sharp(rawPayload).metadata();
      expect(drawn).toMatchObject({ format: 'webp', width: side, height: side });
      expect(drawn.exif).toBeUndefined();
      expect(rawPayload.toString('latin1')).not.toContain('Lyon');
    }
  });

  it('is another address each time, and the one before goes by a job', async () => {
    const file = await photo().png().toBuffer();
    const before = (await send(file, 'image/png')).json().avatar;
    expect(world.happened.jobs).toEqual([]);
    const after = (await send(file, 'image/png')).json().avatar;
    expect(after).not.toEqual(before);
    const [job] = world.happened.jobs;
    expect(job?.name).toBe(removeReplacedAvatar.name);
    await removeReplacedAvatar.run(world.jobCtx, job?.payload);
    await removeReplacedAvatar.run(world.jobCtx, job?.payload);
    expect((await app.inject({ url: before.large })).statusCode).toBe(404);
    expect((await app.inject({ url: before.small })).statusCode).toBe(404);
    expect((await app.inject({ url: after.large })).statusCode).toBe(200);
  });

  it('leaves none behind when several arrive at once', async () => {
    const file = await photo().webp().toBuffer();
    await Promise.all([1, 2, 3].map(() => send(file, 'image/webp')));
    for (const { payload } of world.happened.jobs) await removeReplacedAvatar.run(world.jobCtx, payload);
    expect(world.happened.jobs).toHaveLength(2);
    const { avatar } = (await maya.ask('GET', '/api/me/profile')).json();
    const own = (await stored()).filter((name) => avatar.large.includes(name.split('/')[1] ?? '-'));
    expect(own).toHaveLength(2);
  });

  it('can be taken down, once or twice', async () => {
    const { avatar } = (await send(await photo().avif({ effort: 0 }).toBuffer(), 'image/avif')).json();
    expect((await maya.ask('DELETE', '/api/me/avatar')).statusCode).toBe(204);
    expect((await maya.ask('DELETE', '/api/me/avatar')).statusCode).toBe(204);
    expect((await maya.ask('GET', '/api/me/profile')).json().avatar).toBeNull();
    expect(world.happened.jobs).toHaveLength(1);
    await removeReplacedAvatar.run(world.jobCtx, world.happened.jobs[0]?.payload);
    expect((await app.inject({ url: avatar.large })).statusCode).toBe(404);
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cut = async () => (await photo().jpeg().toBuffer()).subarray(0, 300);

  it.each([
    ['a drawing that is a program', () => svg, 'uploads.unsupported_type'],
    ['a moving picture', () => Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), 'uploads.unsupported_type'],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 'uploads.not_an_image'],
    ['words', () => 'not a picture', 'uploads.not_an_image'],
    ['a picture cut off', cut, 'uploads.broken'],
    ['256 million pixels in a few bytes', () => aFlatPng(16_000, 16_000), 'uploads.too_many_pixels'],
    ['a JPEG that paints itself 882 times', () => aScanBomb(5_000), 'uploads.broken'],
    ['nothing', () => '', 'request.malformed'],
    ['more than five megabytes', () => Buffer.alloc(uploadLimits.pictureBytes + 1), 'request.too_large'],
  ])('%s, whatever it says it is', async (_, file, code) => {
    const before = await stored();
    expect(codeOf(await send(await file()))).toBe(code);
    expect(await stored()).toEqual(before);
    expect((await maya.ask('GET', '/api/me/profile')).json().avatar).toBeNull();
  });

  it.each(['image/svg+xml', 'text/html', 'application/json', 'multipart/form-data; boundary=x'])(
    'a body declared as %s',
    async (type) => {
      expect(codeOf(await send(svg, type))).toBe('request.unsupported_type');
    },
  );

  it('a picture where fields are expected', async () => {
    const headers = { 'content-type': 'image/png', cookie: maya.cookie };
    const payload = aFlatPng(8, 8);
    const answer = await app.inject({ method: 'PATCH', url: '/api/me/profile', payload, headers });
    expect(codeOf(answer)).toBe('request.unsupported_type');
  });

  it('a guest, before the first byte is looked at', async () => {
    const answer = await send(Buffer.alloc(uploadLimits.pictureBytes + 1), 'image/png', 'session=none');
    expect(codeOf(answer)).toBe('accounts.signed_out');
    expect(taken).toEqual([]);
  });

  it('whoever sends too many, by the person', async () => {
    await send(svg);
    expect(taken).toEqual([`uploads.pictures ${maya.userId}`]);
  });
});
