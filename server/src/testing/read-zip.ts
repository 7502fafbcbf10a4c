import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What an archive holds, as somebody else's program reads it: `unzip` also checks every sum. */
export function readZip(archive: Uint8Array): Map<string, Buffer> {
  const directory = mkdtempSync(join(tmpdir(), 'read-zip-'));
  try {
    const file = join(directory, 'archive.zip');
    writeFileSync(file, archive);
    run('-tq', file);
    const names = run('-Z1', file).toString().trim().split('\n');
    return new Map(names.map((name) => [name, run('-p', file, name)]));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function run(...args: string[]): Buffer {
  return execFileSync('unzip', args, { env: { ...process.env, LC_ALL: 'C.UTF-8' }, maxBuffer: 1 << 28 });
}
