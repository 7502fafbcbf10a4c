import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { askAsCrowd, openCachedWorld } from '../harness/loads/cached-crowd.ts';
import { pause } from '../harness/pause.ts';

const requests = Number(process.env['CACHE_REQUESTS'] ?? 10_000);

it('ten thousand requests of guests and two people through the shipped cache: nothing foreign, nearly all of guests’ kept, what is hidden gone in seconds', async () => {
  const cached = await openCachedWorld();
  const { cache, maker, projectId, guestPaths } = cached;
  const began = performance.now();
  const { foreign, failures, cachedShare } = await askAsCrowd(cached, requests);
  const perSecond = Math.round(requests / ((performance.now() - began) / 1_000));

  const paths = guestPaths.filter((path) => path !== '/');
  const isShown = async (path: string) => {
    const { status, text } = await ask(cache.url, path);
    return status === 200 && (text.includes(projectId) || path.includes(projectId));
  };
  // Everything has just been kept when the project goes: the longest that anybody can be shown it.
  await Promise.all(paths.map(isShown));
  await ask(cache.url, `/api/projects/${projectId}`, {
    method: 'DELETE',
    headers: { cookie: maker.cookie },
  });
  const hidden = performance.now();
  let gone = hidden;
  for (let shown = paths; shown.length > 0; await pause(50)) {
    const still = await Promise.all(shown.map(isShown));
    shown = shown.filter((_, index) => still[index]);
    gone = performance.now();
  }
  await cached.close();
  keepProof('cache', { requests, perSecond, paths: paths.length }, [
    {
      what: ['answers with something foreign', ...foreign.slice(0, 1)].join(': '),
      got: foreign.length,
      goal: 0,
      atMost: true,
    },
    { what: ['failures', ...failures.slice(0, 1)].join(': '), got: failures.length, goal: 0, atMost: true },
    { what: 'guests answered from the cache, per cent', got: cachedShare * 100, goal: 95 },
    { what: 'seconds until what is hidden is gone', got: (gone - hidden) / 1_000, goal: 5, atMost: true },
  ]);
});
