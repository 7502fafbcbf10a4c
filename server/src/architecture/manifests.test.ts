import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Feature, ServingParts } from '../core/feature.ts';
import { features } from '../main/features.ts';
import { servedPaths } from '../main/registries.ts';
import { namesIn, projectRoot, sourceFiles } from '../testing/source-files.ts';

const folder = `${projectRoot}/server/src/features`;
const words = globSync('*/*', { cwd: folder });
const exportsOf = (file: string): Promise<Record<string, unknown>> => import(`${folder}/${file}`);

/** What the file of a role exports, taken out of its lists. */
async function partsIn(file: string): Promise<unknown[]> {
  const values = Object.values(await exportsOf(file));
  expect(values, file).not.toEqual([]);
  return values.flat();
}

function featureOf(file: string): Feature | undefined {
  const [, word] = file.split('/');
  return features.find(({ name }) => name === word);
}

describe('a feature', () => {
  it.each(words)('%s has a manifest of its name, and stands in the list', async (path) => {
    const word = basename(path);
    const [manifest, ...more] = Object.values(await exportsOf(`${path}/${word}.feature.ts`));
    expect(more).toEqual([]);
    expect(manifest).toMatchObject({ name: word });
    expect(features).toContain(manifest);
  });

  it('stands in the list once', () => {
    expect(features.map(({ name }) => name).toSorted()).toEqual(
      words.map((path) => basename(path)).toSorted(),
    );
  });

  it('has one manifest, at the root of its folder', () => {
    const manifests = globSync('**/*.feature.ts', { cwd: folder });
    expect(manifests.filter((path) => !words.includes(dirname(path)))).toEqual([]);
    expect(manifests).toHaveLength(words.length);
  });

  it.each(features)(
    '$name gives its endpoints, jobs, metrics and events its own name',
    ({ name, routes, jobs, metrics, events }) => {
      const named = [
        ...routes.map(({ endpoint }) => endpoint),
        ...jobs,
        ...metrics,
        ...Object.values(events),
      ];
      const names = named.map((one) => one.name);
      expect(names.filter((one) => !one.startsWith(`${name}.`))).toEqual([]);
    },
  );
});

it('an address that a feature serves beside its endpoints is in its manifest', async () => {
  const app = Fastify();
  for (const mount of servedPaths) mount(app, { ctx: {} } as ServingParts);
  await app.ready();
  const addresses = namesIn(sourceFiles(['server/src/features']), /\.get(?:<[^(]*>)?\(\s*'(\/[^']+)'/g);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((url) => !app.hasRoute({ method: 'GET', url }))).toEqual([]);
});

describe.each(['routes', 'jobs', 'listeners', 'metrics', 'personal'] as const)(
  'what a file of %s holds',
  (role) => {
    it.each(globSync(`**/*.${role}.ts`, { cwd: folder }))('is in the manifest: %s', async (file) => {
      const parts: readonly unknown[] = featureOf(file)?.[role] ?? [];
      expect((await partsIn(file)).filter((part) => !parts.includes(part))).toEqual([]);
    });
  },
);

it.each(globSync('**/*.events.ts', { cwd: folder }))('the events of %s are in the manifest', async (file) => {
  expect(Object.values(await exportsOf(file))).toEqual([featureOf(file)?.events]);
});
