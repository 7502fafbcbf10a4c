import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { ask } from '../harness/ask.ts';
import { askAsCrowd, type CachedWorld, openCachedWorld } from '../harness/loads/cached-crowd.ts';
import { until } from '../harness/until.ts';

let cached: CachedWorld;
beforeAll(async () => {
  cached = await openCachedWorld();
});
afterAll(() => cached.close());

it('behind the shipped cache nobody gets a byte that is somebody else’s, and guests share what is kept', async () => {
  const { foreign, failures, cachedShare } = await askAsCrowd(cached, 600);
  expect([foreign, failures]).toEqual([[], []]);
  expect(cachedShare).toBeGreaterThan(0);
});

it('whoever sends any cookie but the one of the language is never given what was kept', async () => {
  const { cache, projectId } = cached;
  const path = `/api/projects/${projectId}`;
  for (const cookie of ['language=fr; other=1', '__Host-session=x', 'LANGUAGE=fr', 'language=fr;']) {
    const before = (await cache.log()).length;
    await ask(cache.url, path, { headers: { cookie } });
    await until('the line in the log', async () => (await cache.log()).length > before);
    const [line] = (await cache.log()).slice(before);
    expect([cookie, line?.outcome]).toEqual([cookie, 'BYPASS']);
  }
});

test.each(['/auth?mode=sign-in', '/newsletter?from=mail', '/thank-you?p=token', '/support/manage/token'])(
  'the cache does not store %s, whose address may hold a secret',
  async (path) => {
    const { cache } = cached;
    const before = (await cache.log()).length;
    await ask(cache.url, path);
    await until('the line in the log', async () => (await cache.log()).length > before);
    expect((await cache.log()).slice(before)[0]?.outcome).toBe('BYPASS');
  },
);

it('no probe and no figure of a process is reached through the cache', async () => {
  for (const path of ['/metrics', '/readyz']) expect((await ask(cached.cache.url, path)).status).toBe(404);
});

it('what was taken down leaves the cache by itself, and each page says so', async () => {
  const { cache, maker, projectId, guestPaths } = cached;
  const isShown = async (path: string) => {
    const { status, text } = await ask(cache.url, path);
    return status === 200 && (text.includes(projectId) || path.includes(projectId));
  };
  const shown = [];
  for (const path of guestPaths) if (await isShown(path)) shown.push(path);
  expect(shown).toEqual(guestPaths.filter((path) => path !== '/'));
  const removed = await ask(cache.url, `/api/projects/${projectId}`, {
    method: 'DELETE',
    headers: { cookie: maker.cookie },
  });
  expect(removed.status).toBe(204);
  for (const path of shown) await until(`${path} to forget it`, async () => !(await isShown(path)));
});
