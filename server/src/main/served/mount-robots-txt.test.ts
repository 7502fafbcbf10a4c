import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mountRobotsTxt } from './mount-robots-txt.ts';

it('tells search engines where the sitemap is, and that the way to a test is not for them', async () => {
  const app = Fastify();
  mountRobotsTxt(app, 'https://firstlight.example');
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
