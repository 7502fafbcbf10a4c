import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { AppError } from '../../app-error.ts';
import { immutable, pictureKinds } from '../../files/store-picture.ts';

const types: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Pictures from the store. Their addresses cannot be guessed and what stands under one never changes, so every
 * browser and every cache in between may keep it. The type is ours to say, and nothing in a picture may ever run.
 */
export function mountStoredFiles(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { kind: string; folder: string; name: string } }>(
    '/files/:kind/:folder/:name',
    async ({ params: { kind, folder, name } }, reply) => {
      const isOurs = pictureKinds.some((known) => known === kind) && /^[0-9a-f]{32}$/.test(folder);
      const [, ending = ''] = /^\d{1,4}\.(webp|jpg)$/.exec(name) ?? [];
      const file = isOurs && ending ? await files.get(`${kind}/${folder}/${name}`) : undefined;
      if (!file) throw new AppError('request.not_found');
      return reply
        .headers({
          'content-type': types[ending],
          'content-length': file.bytes,
          'cache-control': immutable,
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': 'inline',
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(file.body);
    },
  );
}
