import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countJpegScans } from './count-jpeg-scans.ts';
import { aScanBomb } from './sample-pictures.testing.ts';

const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a40' } });

describe('the scans of a JPEG', () => {
  it('are one in an ordinary file and several in a progressive one', async () => {
    expect(countJpegScans(await picture.clone().jpeg().toBuffer())).toBe(1);
    const progressive = countJpegScans(await picture.clone().jpeg({ progressive: true }).toBuffer());
    expect(progressive).toBeGreaterThan(3);
    expect(progressive).toBeLessThan(20);
  });

  it('are not counted in its metadata, nor in what follows its end', async () => {
    const scan = '\xff\xda\0\x08';
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${scan.repeat(100)}</x:xmpmeta>`;
    const jpeg = await picture.clone().withXmp(xmp).jpeg().toBuffer();
    expect(countJpegScans(Buffer.concat([jpeg, Buffer.from(scan.repeat(100), 'latin1')]))).toBe(1);
  });

  it('are all counted when there are hundreds', () => {
    expect(countJpegScans(aScanBomb(64))).toBe(1 + 63 * 14);
  });

  it('are counted to the end of a file cut anywhere', async () => {
    const jpeg = await picture.clone().jpeg({ progressive: true }).toBuffer();
    for (let length = 0; length < jpeg.length; length += 1) {
      expect(countJpegScans(jpeg.subarray(0, length))).toBeLessThan(20);
    }
  });
});
