import type { S3Driver } from 'flydrive/drivers/s3';
import type { DriverContract, ObjectMetaData } from 'flydrive/types';
import { checkKey } from './file-key.ts';
import type { FileKind, FileStore, StoredBody } from './file-store.ts';

export interface S3Config {
  kind: 's3';
  /** Left out for Amazon's own. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export type FileStoreConfig = { kind: 'disk'; directory: string } | S3Config;

export function openFileStore(config: FileStoreConfig): FileStore {
  if (config.kind === 'disk') return storeOn(once(() => diskDriver(config.directory)));
  const driver = once(() => s3Driver(config));
  return {
    ...storeOn(driver),
    async signedUrl(key, { seconds, downloadAs }) {
      checkKey(key);
      const contentDisposition = `attachment; filename="${encodeURIComponent(downloadAs)}"`;
      return (await driver()).getSignedUrl(key, { expiresIn: seconds, contentDisposition });
    },
  };
}

/** Loaded at first use: a start should not pay for the libraries of a store that it may never ask. */
function once<Driver>(load: () => Promise<Driver>): () => Promise<Driver> {
  let loaded: Promise<Driver> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

async function diskDriver(location: string): Promise<DriverContract> {
  const { FSDriver } = await import('flydrive/drivers/fs');
  return new FSDriver({ location, visibility: 'private' });
}

async function s3Driver(config: S3Config): Promise<S3Driver> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = config;
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // What R2, MinIO, Garage and other lookalikes need: no ACLs, no checksum trailers, the bucket in the path.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle: true,
    // Without these a silent object store would hold a request for ever.
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 5_000 },
    maxAttempts: 2,
  });
}

function storeOn(open: () => Promise<DriverContract>): FileStore {
  return {
    async put(key, body, kind) {
      checkKey(key);
      const driver = await open();
      try {
        await write(driver, key, body, kind);
      } catch (error) {
        await driver.delete(key).catch(() => undefined);
        throw error;
      }
    },
    async get(key) {
      checkKey(key);
      const driver = await open();
      const found = await describe(driver, key);
      if (found === undefined) return undefined;
      return {
        body: await driver.getStream(key),
        bytes: found.contentLength,
        contentType: found.contentType ?? 'application/octet-stream',
      };
    },
    async remove(key) {
      checkKey(key);
      await (await open()).delete(key);
    },
    async exists(key) {
      checkKey(key);
      return (await open()).exists(key);
    },
    async list(folder) {
      checkKey(folder);
      return listIn(await open(), folder);
    },
  };
}

function write(driver: DriverContract, key: string, body: StoredBody, kind: FileKind): Promise<void> {
  if (body instanceof Uint8Array) return driver.put(key, body, kind);
  return driver.putStream(key, body.stream, { ...kind, contentLength: body.bytes });
}

async function listIn(driver: DriverContract, folder: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await driver
      .listAll(`${folder}/`, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch(emptyWhereMissing);
    for (const object of page.objects) if (object.isFile) keys.push(object.key);
    ({ paginationToken } = page);
  } while (paginationToken);
  return keys;
}

/** On a disk a folder in which nothing was ever put is not there. */
function emptyWhereMissing(error: unknown): Awaited<ReturnType<DriverContract['listAll']>> {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { objects: [] };
  throw error;
}

async function describe(driver: DriverContract, key: string): Promise<ObjectMetaData | undefined> {
  try {
    return await driver.getMetaData(key);
  } catch (error) {
    if (await driver.exists(key)) throw error;
    return undefined;
  }
}
