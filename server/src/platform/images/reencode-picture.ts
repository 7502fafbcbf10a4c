import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { pictureType } from './picture-type.ts';
import { refusal } from './refusal.ts';

export interface PictureSize {
  width: number;
  height: number;
  format: 'webp' | 'jpeg';
  /** Filled exactly, unless it is to stay whole `inside`, and then never enlarged. */
  fit?: 'inside';
}

export interface Picture extends PictureSize {
  /** As wide and high as it came out. */
  drawn: { width: number; height: number };
  contentType: 'image/webp' | 'image/jpeg';
  body: Buffer;
}

export type PictureRefusal = 'not_an_image' | 'unsupported_type' | 'too_large' | 'too_many_pixels' | 'broken';

export type PictureResult =
  | { ok: true; pictures: Picture[] }
  /** `detail` is for the log: it may quote the decoder, never the file. */
  | { ok: false; reason: PictureRefusal; detail: string };

/** One picture per asked size, in that order. Where it fills its size exactly, what sticks out is cut off evenly. */
export type ReencodePicture = (file: Buffer, sizes: readonly PictureSize[]) => Promise<PictureResult>;

export interface PictureLimits {
  maxBytes: number;
  /** Decoding occupies threads that files, DNS and passwords need as well (there are four): 2 leaves room. */
  atOnce: number;
  seconds: number;
}

/**
 * Turns what somebody sent into pictures of our own making. Nothing of the file survives but its pixels: no EXIF, no
 * place, no profile, no second frame, nothing appended, and no format we do not read.
 */
export function createReencodePicture({ maxBytes, atOnce, seconds }: PictureLimits): ReencodePicture {
  const inTurn = createConcurrencyLimit(atOnce);

  return async (file, sizes) => {
    if (file.length > maxBytes) return refusal('too_large', `${file.length} bytes`);
    const type = pictureType(file);
    if (type === undefined) return refusal('not_an_image');
    if (type === 'other') return refusal('unsupported_type');
    return inTurn(async () => {
      try {
        // Loaded with the first picture: most processes see none for minutes, and a start should cost nothing of it.
        const { encodePictures, refuseUndecoded } = await import('./encode-pictures.ts');
        return (
          (await refuseUndecoded(file, type)) ?? {
            ok: true,
            pictures: await encodePictures(file, sizes, seconds),
          }
        );
      } catch (error) {
        return refusal('broken', error instanceof Error ? error.message : String(error));
      }
    });
  };
}
