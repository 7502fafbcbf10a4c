import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileKind, FileStore } from './file-store.ts';

/** Stores what is made as it is read, and says how large it came out. It waits in a file of its own, since a store must know the size first. */
export async function putUnsized(
  store: FileStore,
  key: string,
  pieces: AsyncIterable<Uint8Array>,
  kind: FileKind,
): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-'));
  const file = join(directory, 'spool');
  try {
    await pipeline(pieces, createWriteStream(file, { mode: 0o600 }));
    const { size } = await stat(file);
    await store.put(key, { stream: createReadStream(file), bytes: size }, kind);
    return size;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
