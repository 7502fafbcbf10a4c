import { endpoints } from '@firstlight/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../main/registries.ts';
import { testWorld, type World } from '../testing/world.ts';

describe('endpoints', () => {
  let world: World;
  beforeAll(async () => {
    world = await testWorld();
  });
  afterAll(() => world.close());

  it('are each mounted exactly once', () => {
    const mounted = routes.map(({ endpoint }) => endpoint.name);
    expect(mounted.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  it('are all that /api offers, beside its own description', async () => {
    const app = await world.app();
    await app.ready();
    const own = [
      '/api/docs',
      '/api/openapi.json',
      '/healthz',
      '/readyz',
      '/metrics',
      '/files/:kind/:folder/:name',
    ];
    const described = endpoints.map(({ method, path }) => `${method} ${path}`);
    const expected = [...described, ...own.map((path) => `GET ${path}`)];
    expect(printedRoutes(app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(expected.toSorted());
  });
});

/** Reads Fastify's drawing of its routes, in which a branch continues the address of the one it hangs on. */
function printedRoutes(tree: string): string[] {
  const way: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    way[depth] = (way[depth - 1] ?? '') + part;
    const shown = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return shown.map((method) => `${method} ${way[depth]}`);
  });
}
