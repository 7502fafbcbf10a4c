import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { mountChangePasswordRedirect } from './mount-change-password-redirect.ts';
import { mountRobotsTxt } from './mount-robots-txt.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  mountRobotsTxt(app, 'https://firstlight.example');
  mountChangePasswordRedirect(app);
});

it('tells search engines where the sitemap is, and that the way to a test is not for them', async () => {
  const { body, headers } = await app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /go/',
    '',
    'Sitemap: https://firstlight.example/sitemap.xml',
    '',
  ]);
});

it('leads whoever is to change a password to where that is done', async () => {
  const { statusCode, headers } = await app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/settings/profile#security']);
});
