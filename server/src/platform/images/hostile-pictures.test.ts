import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createReencodePicture, type PictureSize } from './reencode-picture.ts';
import { aFlatPng, aScanBomb, pictureTypes, saveAs } from './sample-pictures.testing.ts';

/** How much work each may make is proven where they come in: hostile-uploads.prove.ts. */
const reencode = createReencodePicture({ maxBytes: 5e6, atOnce: 2, seconds: 120 });
const sizes: PictureSize[] = [
  { width: 480, height: 252, format: 'webp' },
  { width: 480, height: 252, format: 'jpeg' },
];

function photo(width = 320, height = 240) {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
}

describe('a file that is refused', () => {
  it('has more pixels than we decode, however few bytes', async () => {
    const bomb = aFlatPng(16_000, 16_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reencode(bomb, sizes)).toMatchObject({ ok: false, reason: 'too_many_pixels' });
    expect(await reencode(aFlatPng(5_000, 5_001), sizes)).toMatchObject({ reason: 'too_many_pixels' });
    expect(await reencode(aFlatPng(5_000, 5_000), sizes)).toMatchObject({ ok: true });
  });

  it('is an AVIF beyond what its slow decoder gets through in time', async () => {
    const flat = (width: number) =>
      sharp({ create: { width, height: 2_000, channels: 3, background: '#888' } });
    expect(await reencode(await saveAs('avif', flat(2_000)), sizes)).toMatchObject({ ok: true });
    const beyond = await reencode(await saveAs('avif', flat(2_001)), sizes);
    expect(beyond).toMatchObject({ ok: false, reason: 'too_many_pixels' });
  });

  it('is a JPEG that paints itself over 882 times', async () => {
    expect(await reencode(aScanBomb(64, 1), sizes)).toMatchObject({ ok: true });
    expect(await reencode(aScanBomb(5_000), sizes)).toMatchObject({
      ok: false,
      reason: 'broken',
      detail: '883 scans',
    });
  });

  it('is a thread of pixels rather than a picture', async () => {
    expect(await reencode(aFlatPng(1, 20_000_000), sizes)).toMatchObject({
      ok: false,
      reason: 'too_many_pixels',
    });
    expect(await reencode(aFlatPng(16_384, 9), sizes)).toMatchObject({
      ok: false,
      reason: 'too_many_pixels',
    });
    for (const [width, height] of [
      [1, 16_383],
      [16_383, 1],
      [16_383, 9],
    ] as const) {
      await expect(reencode(aFlatPng(width, height), sizes)).resolves.toHaveProperty('ok');
    }
  });

  it('is larger than allowed, though it be a fine picture', async () => {
    const file = Buffer.concat([await photo().png().toBuffer(), Buffer.alloc(5e6)]);
    expect(await reencode(file, sizes)).toMatchObject({ ok: false, reason: 'too_large' });
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG after a prologue', '\uFEFF<?xml version="1.0"?>\n<!-- hello -->\n<svg width="9" height="9"/>'],
    ['PDF', '%PDF-1.7\n1 0 obj <<>> endobj'],
    ['BMP', 'BM\0\0\0\0'],
    ['Photoshop', '8BPS\0\x01'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
  ])('is %s', async (_, text) => {
    expect(await reencode(Buffer.from(text), sizes)).toMatchObject({ ok: false, reason: 'unsupported_type' });
  });

  it('is GIF or TIFF, though the decoder would know them', async () => {
    for (const file of [await photo(64, 48).gif().toBuffer(), await photo(64, 48).tiff().toBuffer()]) {
      expect(await reencode(file, sizes)).toMatchObject({ ok: false, reason: 'unsupported_type' });
      await expect(sharp(file).metadata()).rejects.toThrow('unsupported');
    }
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.alloc(1)],
    ['zeros', Buffer.alloc(1_000)],
    ['text', Buffer.from('not a picture')],
    ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a film', Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01')],
    ['an archive', deflateSync(Buffer.alloc(100))],
  ])('is %s', async (_, file) => {
    expect(await reencode(file, sizes)).toMatchObject({ ok: false, reason: 'not_an_image' });
  });

  it.each(pictureTypes)('is a %s cut short anywhere', async (type) => {
    const file = await saveAs(type, photo());
    for (const share of [0.05, 0.2, 0.5, 0.8, 0.95]) {
      const result = await reencode(file.subarray(0, Math.ceil(file.length * share)), sizes);
      expect(result, `${share}`).toMatchObject({ ok: false, reason: 'broken' });
    }
  });

  it.each([
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['WebP', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0'],
  ])('only begins like %s', async (_, head) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const file = Buffer.from(head + svg, 'latin1');
    expect(await reencode(file, sizes)).toMatchObject({ ok: false, reason: 'broken' });
  });
});

describe('a file that is two things at once', () => {
  it.each(pictureTypes)('gives up all but its pixels (%s)', async (type) => {
    const page = '<html><script>alert("canary")</script></html><?php canary() ?>';
    const file = Buffer.concat([await saveAs(type, photo()), Buffer.from(page.repeat(20))]);
    const result = await reencode(file, sizes);
    expect(result.ok).toBe(true);
    for (const { body } of result.ok ? result.pictures : []) {
      expect(body.toString('latin1')).not.toMatch(/canary|<script|<html|<\?php/i);
    }
  });
});

describe('300 damaged files', () => {
  it.each(pictureTypes)('end no process and come back, if at all, as sound pictures (%s)', async (type) => {
    const file = await saveAs(type, photo(64, 48));
    // A fixed course through the file, so that a failure can be seen again.
    for (let round = 1; round <= 75; round += 1) {
      const damaged = Buffer.from(file);
      for (let hit = 0; hit < 3; hit += 1)
        damaged.writeUInt8((round * 37 + hit * 101) & 255, (round * 7_919 + hit * 613) % file.length);
      const result = await reencode(damaged, [{ width: 64, height: 48, format: 'webp' }]);
      for (const { body } of result.ok ? result.pictures : []) {
        expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
      }
    }
  });
});
