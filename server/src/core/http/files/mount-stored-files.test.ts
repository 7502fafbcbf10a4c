import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testWorld, type World } from '../../../testing/world.ts';

const folder = 'a'.repeat(32);

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await testWorld();
  app = await world.app();
  const kind = { contentType: 'text/html', cacheControl: 'no-store' };
  for (const key of [`avatars/${folder}/64.webp`, `exports/${folder}/64.webp`, `avatars/${folder}/all.zip`]) {
    await world.engines.files.put(key, Buffer.from('<script>'), kind);
  }
});
afterAll(() => world.close());

describe('a stored picture', () => {
  it('may be kept for ever, and is a picture whatever the store says', async () => {
    const { statusCode, headers, body } = await app.inject({ url: `/files/avatars/${folder}/64.webp` });
    expect([statusCode, body]).toEqual([200, '<script>']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

it.each([
  `/files/exports/${folder}/64.webp`,
  `/files/avatars/${folder}/all.zip`,
  `/files/avatars/${folder}/128.webp`,
  `/files/avatars/${'b'.repeat(32)}/64.webp`,
  `/files/avatars/${folder}/..%2f..%2fexports%2f64.webp`,
  `/files/avatars/..%2fexports/64.webp`,
  `/files/..%2f..%2f/etc/64.webp`,
  `/files/avatars/${folder}/64.webp/..`,
  `/files/avatars/${folder}`,
])('%s is not there, and is not remembered', async (url) => {
  const { statusCode, headers } = await app.inject({ url });
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});
