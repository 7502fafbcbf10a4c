import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages } from '../../scripts/notices/installed-packages.ts';
import { externalPackages } from '../../server/external-packages.ts';

// Copies the packages that the server's build does not contain, with their dependencies, from what is installed:
//   node deploy/image/copy-packages.ts <node_modules of the tree>

const [target = ''] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../server', import.meta.url));

for (const installed of installedPackages([{ folder, names: externalPackages }])) {
  const name = installed.folder.split('/node_modules/').at(-1) ?? '';
  cpSync(installed.folder, join(target, name), { recursive: true, errorOnExist: true, force: false });
}
