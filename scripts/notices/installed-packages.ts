import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface PackageFile {
  name: string;
  version: string;
  license?: string | { type: string };
  os?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface InstalledPackage {
  name: string;
  version: string;
  license: string;
  folder: string;
}

/** These packages and everything that they bring with them, from what is installed; of some, nothing but themselves. */
export function installedPackages(
  roots: readonly { folder: string; names: readonly string[] }[],
  alone: readonly string[] = [],
): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const waiting = roots.flatMap(({ folder, names }) =>
    names.map((name) => ({ from: realpathSync(folder), name })),
  );
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = findFolder(next.from, next.name);
    if (!folder) continue;
    const file = readPackage(folder);
    const key = `${file.name} ${file.version}`;
    if (found.has(key)) continue;
    if (!file.name.startsWith('@firstlight/')) found.set(key, present(file, folder));
    if (!alone.includes(file.name))
      waiting.push(...dependenciesOf(file).map((name) => ({ from: folder, name })));
  }
  return [...found.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Names of what a package needs when it runs. What is optional is missing where another platform is meant. */
export function dependenciesOf({
  dependencies = {},
  optionalDependencies = {},
}: Partial<PackageFile>): string[] {
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies)];
}

export function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Where Node would find it. */
function findFolder(from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? undefined : findFolder(dirname(from), name);
}

/** One name for all platforms: the notices are the same wherever they are written. */
function present(
  { name, version, license = 'not named', os }: PackageFile,
  folder: string,
): InstalledPackage {
  return {
    name: os ? name.replace(/-(linux|linuxmusl|darwin|win32|freebsd|android)\b.*$/, '-*') : name,
    version,
    license: typeof license === 'string' ? license : license.type,
    folder,
  };
}

const keyOf = ({ name, version }: InstalledPackage) => `${name} ${version}`;
