import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { downloadExport as downloadEndpoint } from '@firstlight/contract/people/personal-data/personal-data.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { type FileBody, fileBody } from '../../../../core/http/files/file-body.ts';
import { requireOwnExport } from './require-own-export.ts';

/** How long the object store's own address works: long enough for a browser to follow it at once. */
const urlSeconds = 60;

/** Another person's archive, one that has expired and one that never was are one answer. */
export async function downloadExport(
  ctx: HttpContext<Member>,
  { id }: InputOf<typeof downloadEndpoint>,
): Promise<FileBody> {
  const found = await requireOwnExport(ctx, id);
  const downloadAs = `firstlight-${found.askedAt.toISOString().slice(0, 10)}.zip`;
  if (ctx.files.signedUrl) {
    return fileBody({
      downloadAs,
      url: await ctx.files.signedUrl(found.fileKey, { seconds: urlSeconds, downloadAs }),
    });
  }
  const stored = await ctx.files.get(found.fileKey);
  if (!stored) throw new AppError('request.not_found');
  return fileBody({ downloadAs, stream: stored.body, bytes: stored.bytes });
}
