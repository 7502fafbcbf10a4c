import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltWeb, serveBuiltWeb } from './built-web.testing.ts';

let built: BuiltWeb;

beforeAll(async () => {
  built = await serveBuiltWeb();
});
afterAll(() => built.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  built.app.inject({ method: 'GET', url, headers });

describe('a file of the built web', () => {
  it('with a hashed name is kept for ever', async () => {
    const { statusCode, headers } = await get('/assets/main-abc123.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('with a fixed name is kept for a day, but for what pushes to closed browsers', async () => {
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await get('/push-worker.js')).headers['cache-control']).toBe('no-cache');
  });

  it('is sent compressed to who can read it', async () => {
    const packed = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect((await get('/assets/main-abc123.js')).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['a part beyond its end', { range: 'bytes=9999-' }],
    ['another version', { 'if-match': '"another"' }],
  ])('asked for in %s is a mistake of the asker, not of ours', async (_, headers) => {
    expect((await get('/assets/main-abc123.js', headers)).statusCode).toBe(400);
  });

  it.each(['/assets/main-abc123.js.map', '/assets/main-abc123.js.br'])(
    '%s is not handed out',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each(['/assets/main-other9.js', '/assets/deep/er.css', '/assets/'])(
    'of another build, %s, is a short plain answer that nobody keeps',
    async (url) => {
      const answer = await get(url, { accept: 'text/html', 'accept-encoding': 'br' });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(answer.rawPayload.length).toBeLessThan(100);
    },
  );

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..;/secret.txt',
    '/assets/....//....//secret.txt',
  ])('outside of the build is out of reach by %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('outside of the build');
  });
});
