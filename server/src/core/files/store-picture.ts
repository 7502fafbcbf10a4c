import type { ErrorCode } from '@firstlight/contract/errors.ts';
import { newFolder } from '../../platform/files/file-key.ts';
import type { Picture, PictureRefusal, PictureSize } from '../../platform/images/reencode-picture.ts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';

/** Pictures that anybody may fetch who knows their address. Whatever else the store holds is served to nobody. */
export const pictureKinds = ['avatars', 'covers', 'pictures'] as const;

export type PictureKind = (typeof pictureKinds)[number];

const refusals: Record<PictureRefusal, ErrorCode> = {
  not_an_image: 'uploads.not_an_image',
  unsupported_type: 'uploads.unsupported_type',
  too_large: 'request.too_large',
  too_many_pixels: 'uploads.too_many_pixels',
  broken: 'uploads.broken',
};

/**
 * Draws an upload anew in each size and keeps the results in a folder of their own, whose key is the answer. What was
 * stored never changes; a new picture is a new folder.
 */
export async function storePicture(
  ctx: Context,
  kind: PictureKind,
  file: Uint8Array,
  sizes: readonly PictureSize[],
): Promise<string> {
  return (await storeWholePicture(ctx, kind, file, sizes)).folder;
}

/** The same, with how wide and high the first of the sizes came out. */
export async function storeWholePicture(
  ctx: Context,
  kind: PictureKind,
  file: Uint8Array,
  sizes: readonly PictureSize[],
): Promise<{ folder: string; width: number; height: number }> {
  const result = await ctx.reencodePicture(Buffer.from(file.buffer, file.byteOffset, file.byteLength), sizes);
  if (!result.ok) throw new AppError(refusals[result.reason], { cause: result.detail });
  const folder = newFolder(kind);
  try {
    for (const picture of result.pictures) await put(ctx, folder, picture);
  } catch (error) {
    await removePicture(ctx, folder, sizes).catch(() => undefined);
    throw error;
  }
  const { width, height } = result.pictures[0]?.drawn ?? { width: 0, height: 0 };
  return { folder, width, height };
}

export async function removePicture(
  ctx: Pick<Context, 'files'>,
  folder: string,
  sizes: readonly PictureSize[],
): Promise<void> {
  for (const key of pictureKeys(folder, sizes)) await ctx.files.remove(key);
}

/** Where browsers find one size of a stored picture. */
export function pictureAddress(folder: string, size: PictureSize): string {
  return `/files/${pictureKey(folder, size)}`;
}

/** Where the file store keeps its sizes, in their order. */
export const pictureKeys = (folder: string, sizes: readonly PictureSize[]) =>
  sizes.map((size) => pictureKey(folder, size));

function pictureKey(folder: string, { width, format }: PictureSize): string {
  return `${folder}/${width}.${format === 'jpeg' ? 'jpg' : format}`;
}

function put(ctx: Context, folder: string, picture: Picture): Promise<void> {
  const { body, contentType } = picture;
  return ctx.files.put(pictureKey(folder, picture), body, { contentType, cacheControl: immutable });
}

export const immutable = 'public, max-age=31536000, immutable';
