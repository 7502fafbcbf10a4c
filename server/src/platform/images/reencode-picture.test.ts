import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  createReencodePicture,
  type Picture,
  type PictureResult,
  type PictureSize,
} from './reencode-picture.ts';
import { pictureTypes, saveAs } from './sample-pictures.testing.ts';

const reencode = createReencodePicture({ maxBytes: 5e6, atOnce: 2, seconds: 5 });
const covers: PictureSize[] = [
  { width: 1200, height: 630, format: 'webp' },
  { width: 800, height: 420, format: 'webp' },
  { width: 480, height: 252, format: 'webp' },
  { width: 1200, height: 630, format: 'jpeg' },
];
const avatar: PictureSize = { width: 96, height: 96, format: 'webp' };

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

/** Red on the left, blue on the right. */
function twoColours(width = 1600, height = 900): Sharp {
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: red } };
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: half, gravity: 'west' },
  ]);
}

function picturesOf(result: PictureResult): Picture[] {
  if (!result.ok) throw new Error(`refused: ${result.reason} (${result.detail})`);
  return result.pictures;
}

async function onlyPictureOf(file: Buffer, size = avatar): Promise<Picture> {
  const [picture] = picturesOf(await reencode(file, [size]));
  if (picture === undefined) throw new Error('one size was asked for');
  return picture;
}

async function colourAt({ body }: Picture, x: number, y: number) {
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  return r > 150 && b < 100 ? 'red' : b > 150 && r < 100 ? 'blue' : `${r},${g},${b}`;
}

describe('a picture', () => {
  it.each(pictureTypes)('sent as %s comes back in every size asked for', async (type) => {
    const result = await reencode(await saveAs(type, twoColours()), covers);
    const pictures = picturesOf(result);
    expect(pictures.map(({ width, height, format: made }) => ({ width, height, format: made }))).toEqual(
      covers,
    );
    for (const { body, width, height, format: made, contentType } of pictures) {
      expect(contentType).toBe(`image/${made}`);
      expect(await sharp(body).metadata()).toMatchObject({ width, height, format: made });
    }
  });

  it('is cropped evenly on both sides', async () => {
    const picture = await onlyPictureOf(await twoColours(1000, 100).png().toBuffer());
    expect([await colourAt(picture, 10, 48), await colourAt(picture, 85, 48)]).toEqual(['red', 'blue']);
  });

  it('fills its size even when it was smaller', async () => {
    const picture = await onlyPictureOf(await twoColours(20, 10).png().toBuffer(), {
      width: 800,
      height: 420,
      format: 'webp',
    });
    expect(await sharp(picture.body).metadata()).toMatchObject({ width: 800, height: 420 });
  });

  it('is turned upright', async () => {
    const sideways = await twoColours(200, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await onlyPictureOf(sideways);
    expect([await colourAt(picture, 48, 10), await colourAt(picture, 48, 85)]).toEqual(['red', 'blue']);
  });

  it('keeps its transparency in WebP and lies on white in JPEG', async () => {
    const clear = { create: { width: 200, height: 200, channels: 4 as const, background: '#0000' } };
    const file = await sharp(clear).png().toBuffer();
    const webp = await onlyPictureOf(file);
    const jpeg = await onlyPictureOf(file, { ...avatar, format: 'jpeg' });
    expect((await sharp(webp.body).stats()).isOpaque).toBe(false);
    expect(await colourAt(jpeg, 48, 48)).toBe('255,255,255');
  });

  it('loses all but its first frame', async () => {
    const frames = await Promise.all(
      [red, blue].map((background) =>
        sharp({ create: { width: 200, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const picture = await onlyPictureOf(animated);
    expect((await sharp(picture.body).metadata()).pages).toBeUndefined();
    expect(await colourAt(picture, 48, 48)).toBe('red');
  });

  it.each(pictureTypes)('sent as %s loses its place, camera, profile and captions', async (type) => {
    const labelled = twoColours()
      .withExif({
        IFD0: { Artist: 'Ada Canary' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Xmp Canary --></x:xmpmeta>')
      .withIccProfile('p3');
    const file = await saveAs(type, labelled);
    const before = await sharp(file).metadata();
    expect(Boolean(before.exif && before.xmp && before.icc)).toBe(true);
    for (const { body } of picturesOf(await reencode(file, covers))) {
      const { exif, xmp, icc, iptc, comments, orientation } = await sharp(body).metadata();
      expect({ exif, xmp, icc, iptc, comments, orientation }).toEqual({});
      expect(body.toString('latin1')).not.toMatch(/Canary|Exif|GPS|ICC_PROFILE|ICCP|xmpmeta/);
    }
  });

  it('may have 16 bits a channel, or only grey, or a palette', async () => {
    const deep = await twoColours().toColourspace('rgb16').png().toBuffer();
    const grey = await twoColours().toColourspace('b-w').jpeg().toBuffer();
    const palette = await twoColours().png({ palette: true }).toBuffer();
    const cmyk = await twoColours().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    for (const file of [deep, grey, palette, cmyk]) {
      const { body } = await onlyPictureOf(file);
      expect(await sharp(body).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', width: 96 });
    }
    expect(await colourAt(await onlyPictureOf(deep), 10, 48)).toBe('red');
  });
});

describe('many pictures at once', () => {
  it('are worked on in turn', async () => {
    const oneByOne = createReencodePicture({ maxBytes: 5e6, atOnce: 1, seconds: 5 });
    const [large, small] = [
      await twoColours(3000, 3000).png().toBuffer(),
      await twoColours(64, 64).png().toBuffer(),
    ];
    const done: string[] = [];
    await Promise.all([
      oneByOne(large, [avatar]).then(() => done.push('large')),
      oneByOne(small, [avatar]).then(() => done.push('small')),
    ]);
    expect(done).toEqual(['large', 'small']);
  });
});
