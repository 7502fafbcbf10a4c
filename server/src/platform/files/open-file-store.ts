import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
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
  if (config.kind === 'disk')
    return storeOn(new FSDriver({ location: config.directory, visibility: 'private' }));
  const driver = s3Driver(config);
  return {
    ...storeOn(driver),
    async signedUrl(key, { seconds, downloadAs }) {
      checkKey(key);
      const contentDisposition = `attachment; filename="${encodeURIComponent(downloadAs)}"`;
      return driver.getSignedUrl(key, { expiresIn: seconds, contentDisposition });
    },
  };
}

function s3Driver({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config): S3Driver {
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

function storeOn(driver: DriverContract): FileStore {
  return {
    async put(key, body, kind) {
      checkKey(key);
      try {
        await write(driver, key, body, kind);
      } catch (error) {
        await driver.delete(key).catch(() => undefined);
        throw error;
      }
    },
    async get(key) {
      checkKey(key);
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
      await driver.delete(key);
    },
    async exists(key) {
      checkKey(key);
      return driver.exists(key);
    },
  };
}

function write(driver: DriverContract, key: string, body: StoredBody, kind: FileKind): Promise<void> {
  if (body instanceof Uint8Array) return driver.put(key, body, kind);
  return driver.putStream(key, body.stream, { ...kind, contentLength: body.bytes });
}

async function describe(driver: DriverContract, key: string): Promise<ObjectMetaData | undefined> {
  try {
    return await driver.getMetaData(key);
  } catch (error) {
    if (await driver.exists(key)) throw error;
    return undefined;
  }
}
