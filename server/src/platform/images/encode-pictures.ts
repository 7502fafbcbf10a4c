import sharp, { type Sharp } from 'sharp';
import { countJpegScans } from './count-jpeg-scans.ts';
import type { PictureType } from './picture-type.ts';
import type { Picture, PictureResult, PictureSize } from './reencode-picture.ts';
import { refusal } from './refusal.ts';

/** AV1 decodes ten times slower than the others, in far more memory, and cannot be interrupted; 2560×1440 fits. */
export const MAX_PIXELS: Readonly<Record<PictureType, number>> = {
  jpeg: 25e6,
  png: 25e6,
  webp: 25e6,
  avif: 4e6,
};

/** The longest side WebP knows. Threads of pixels longer than that are slow to decode and no use as pictures. */
const MAX_SIDE = 16_383;
const MAX_SCANS = 64;

allowLoaders();

/** Whatever the bytes claim, libvips then has no code path to SVG, PDF, GIF, TIFF or a file on disk. */
function allowLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
  });
  // Every upload is seen once: libvips' cache of recent operations would only hold memory.
  sharp.cache(false);
}

/** What the headers alone give away, before a single pixel is decoded. */
export async function refuseUndecoded(file: Buffer, type: PictureType): Promise<PictureResult | undefined> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS[type] || Math.max(width, height) > MAX_SIDE) {
    return refusal('too_many_pixels', `${width}×${height} ${type}`);
  }
  const scans = type === 'jpeg' ? countJpegScans(file) : 1;
  if (scans > MAX_SCANS) return refusal('broken', `${scans} scans`);
  return undefined;
}

export async function encodePictures(
  file: Buffer,
  sizes: readonly PictureSize[],
  seconds: number,
): Promise<Picture[]> {
  const master = await decodeOnce(file, sizes, seconds);
  const pictures: Picture[] = [];
  for (const size of sizes) {
    const { width, height, fit = 'cover' } = size;
    const sized = master.clone().resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
    const { data, info } = await encodeAs(size.format, sized)
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
    const drawn = { width: info.width, height: info.height };
    pictures.push({ ...size, drawn, contentType: `image/${size.format}`, body: data });
  }
  return pictures;
}

/** Decoding is the dear part: once, upright and in sRGB, just large enough to cut every size from. */
async function decodeOnce(file: Buffer, sizes: readonly PictureSize[], seconds: number): Promise<Sharp> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS.jpeg, pages: 1, autoOrient: true })
    .resize({
      width: Math.max(...sizes.map(({ width }) => width)),
      height: Math.max(...sizes.map(({ height }) => height)),
      fit: sizes.every(({ fit }) => fit === 'inside') ? 'inside' : 'outside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function encodeAs(format: PictureSize['format'], picture: Sharp): Sharp {
  if (format === 'webp') return picture.webp({ quality: 80 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true });
}
