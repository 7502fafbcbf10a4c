import type { Readable } from 'node:stream';

/** Where pictures and exports are kept. Keys are made by `newFolder`; every method refuses a key that is not plain. */
export interface FileStore {
  /** A put that fails leaves nothing behind. The same put may be repeated. */
  put(key: string, body: StoredBody, kind: FileKind): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Every key that begins with these words and a slash. */
  list(folder: string): Promise<string[]>;
  /** A short-lived address for one private file. Absent where nothing serves the store: then stream `get`. */
  signedUrl?(key: string, link: { seconds: number; downloadAs: string }): Promise<string>;
}

/** A stream tells its size beforehand, because an object store must know it before the first byte. */
export type StoredBody = Uint8Array | { stream: Readable; bytes: number };

export interface FileKind {
  /** Agrees with the key's ending (`.webp`, `.jpg`, `.zip`): a disk remembers the type by nothing else. */
  contentType: string;
  cacheControl: string;
}

export interface StoredFile {
  body: Readable;
  bytes: number;
  contentType: string;
}
