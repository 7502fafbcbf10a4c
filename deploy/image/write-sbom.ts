import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Writes the bill of materials of the image as CycloneDX: Node, the packages that the builds contain, the packages beside them.
//   node deploy/image/write-sbom.ts <app of the tree> <file>

interface Component {
  name: string;
  version: string;
  /** SPDX identifier, as the package states it. */
  licence: string;
}

const [app = '', file = ''] = process.argv.slice(2);
const read = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;
const own = read<Component>(new URL('../../package.json', import.meta.url).pathname);
const components = new Map(
  [...bundledPackages(), ...packagesBeside()].map((one) => [`${one.name}@${one.version}`, one]),
);

writeFileSync(
  file,
  `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name: own.name, version: own.version } },
      components: [
        {
          type: 'platform',
          name: 'node',
          version: process.versions.node,
          purl: `pkg:generic/node@${process.versions.node}`,
        },
        ...[...components.values()]
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ name, version, licence }) => ({
            type: 'library',
            name,
            version,
            purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
            licenses: [{ license: { name: licence } }],
          })),
      ],
    },
    undefined,
    1,
  )}\n`,
);

/** Returns the packages of which code is in a build; each build lists its own. */
function bundledPackages(): Component[] {
  return ['server/dist', 'web/dist', 'web/dist-drawing'].flatMap((build) =>
    read<{ name: string; version: string; identifier: string | null }[]>(
      join(app, build, '.vite/bundled.json'),
    ).map(({ name, version, identifier }) => ({ name, version, licence: identifier ?? 'unknown' })),
  );
}

/** Returns the packages that are installed in the tree. */
function packagesBeside(): Component[] {
  const folder = join(app, 'server/node_modules');
  return globSync('{*,@*/*}/package.json', { cwd: folder })
    .map((path) => read<Omit<Component, 'licence'> & { license?: string }>(join(folder, path)))
    .filter(({ name }) => !name.startsWith('@firstlight/'))
    .map(({ name, version, license = 'unknown' }) => ({ name, version, licence: license }));
}
