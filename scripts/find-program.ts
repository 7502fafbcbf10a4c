import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian keeps servers, which is on the PATH of root alone. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Everywhere that programs are looked for. */
export const programPath = [...(process.env['PATH'] ?? '').split(':'), ...serverFolders].join(':');

/** The first of these programs that this machine has. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = programPath.split(':').filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
