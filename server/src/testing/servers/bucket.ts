import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { openFileStore, type S3Config } from '../../platform/files/open-file-store.ts';

const bucket = 'files';
// The server's own, public pair.
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** An object store that speaks S3, with one empty bucket. */
export async function startBucket({ checksSignatures = true } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    allowMismatchedSignatures: !checksSignatures,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const open = (changes: Partial<S3Config> = {}) =>
    openFileStore({ kind: 's3', endpoint, region: 'eu-west-3', bucket, ...credentials, ...changes });
  return {
    open,
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
