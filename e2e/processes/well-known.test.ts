import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { origin } from './harness/settings.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

let world: World;
let api: ApiProcess;
beforeAll(async () => {
  world = await openWorld({ OPERATOR_SECURITY_EMAIL: 'holes@site.example' });
  api = await world.startApi();
});
afterAll(() => world.close());

it.each([
  ['/robots.txt', 200, 'text/plain; charset=utf-8', `Sitemap: ${origin}/sitemap.xml`],
  ['/sitemap.xml', 200, 'application/xml; charset=utf-8', `<loc>${origin}/sitemap/pages.xml</loc>`],
  ['/sitemap/pages.xml', 200, 'application/xml; charset=utf-8', `<loc>${origin}/</loc>`],
  ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8', 'Contact: mailto:holes@site.example'],
  ['/assets/main-of-another-build.js', 404, 'text/plain; charset=utf-8', 'No such file'],
])('a running process answers %s with %i', async (path, status, type, words) => {
  const answer = await ask(api.url, path);
  expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
  expect(answer.text).toContain(words);
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f]{4}$/);
});

it('a running process leads password managers to the settings, and knows no address that should not exist', async () => {
  const { status, headers } = await ask(api.url, '/.well-known/change-password');
  expect([status, headers['location']]).toEqual([302, '/settings/security']);
  const never = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await ask(api.url, never)).status).toBe(404);
});
