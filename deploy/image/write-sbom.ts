import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The bill of materials of the image, as CycloneDX: every package that lies in the tree, Node, and ourselves.
//   node deploy/image/write-sbom.ts <node_modules/.pnpm of the tree> <file>

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
}

const [store = '', file = ''] = process.argv.slice(2);
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const own = read(new URL('../../package.json', import.meta.url).pathname);
const packages = globSync('*/node_modules/{*,@*/*}/package.json', { cwd: store })
  .map((path) => ({ path, manifest: read(join(store, path)) }))
  // Links to neighbours are theirs to name.
  .filter(
    ({ path, manifest }) => path.startsWith(`${folderOf(manifest)}@`) || path.startsWith(folderOf(manifest)),
  );
const found = new Map(packages.map(({ manifest }) => [`${manifest.name}@${manifest.version}`, manifest]));

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
        ...[...found.values()]
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map((manifest) => ({
            type: 'library',
            name: manifest.name,
            version: manifest.version,
            purl: `pkg:npm/${manifest.name.replace('@', '%40')}@${manifest.version}`,
            licenses: [{ license: { name: licenceOf(manifest) } }],
          })),
      ],
    },
    undefined,
    1,
  )}\n`,
);

function folderOf({ name }: Manifest): string {
  return name.replace('/', '+');
}

function licenceOf({ license }: Manifest): string {
  return (typeof license === 'string' ? license : license?.type) ?? 'unknown';
}
