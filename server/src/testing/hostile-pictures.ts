import { deflateSync, gzipSync } from 'node:zlib';
import { uploadLimits } from '@firstlight/contract/upload-limits.ts';
import sharp from 'sharp';
import {
  aFlatPng,
  aScanBomb,
  chunk,
  pictureTypes,
  saveAs,
  segment,
} from '../platform/images/sample-pictures.testing.ts';

/** What must be nowhere in anything we serve. */
export const canary = 'canary-7f3a';

export interface HostilePicture {
  name: string;
  bytes: Buffer;
  /** What the sender says it is; a lie as often as not. */
  type: string;
  /** Drawn anew, or else refused with this. */
  expected: 'drawn' | Refusal;
}

type Refusal = `${'uploads' | 'request'}.${string}`;
type Entry = readonly [name: string, bytes: Buffer | string, type?: string];

const script = `<script>top.${canary.replace('-', '')}=1</script><!-- ${canary} -->`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
const latin = (text: string) => Buffer.from(text, 'latin1');

/** More than sixty files that nobody sends by accident, made here so that each says what is wrong with it. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const sound = await soundPictures();
  return [
    ...files('uploads.unsupported_type', otherPictures),
    ...files('uploads.not_an_image', noPictures),
    ...files('uploads.broken', brokenPictures(sound)),
    ...files('uploads.too_many_pixels', bombs(sound)),
    ...files('request.malformed', [['nothing at all', '']]),
    ...files('request.too_large', [['six megabytes', Buffer.alloc(uploadLimits.pictureBytes + 1)]]),
    ...files('request.unsupported_type', [
      ['an SVG that says so', svg, 'image/svg+xml'],
      ['a page that says so', script, 'text/html'],
      ['a picture that says it is a page', sound.png, 'text/html; charset=utf-8'],
      ['a form around a picture', sound.png, 'multipart/form-data; boundary=x'],
    ]),
    ...files('drawn', await talkativePictures(sound)),
  ];
}

function files(expected: HostilePicture['expected'], entries: readonly Entry[]): HostilePicture[] {
  return entries.map(([name, bytes, type = 'image/png']) => ({
    name,
    bytes: typeof bytes === 'string' ? latin(bytes) : bytes,
    type,
    expected,
  }));
}

type Sound = Record<(typeof pictureTypes)[number], Buffer>;

async function soundPictures(): Promise<Sound> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const picture = () => sharp({ create: { width: 160, height: 84, channels: 3, background: '#888', noise } });
  const made = await Promise.all(
    pictureTypes.map(async (type) => [type, await saveAs(type, picture())] as const),
  );
  return Object.fromEntries(made) as Sound;
}

const otherPictures: Entry[] = [
  ['an SVG with a script', svg],
  ['an SVG after a mark of order', `\xef\xbb\xbf${svg}`],
  ['an SVG after a prologue', `<?xml version="1.0"?><!-- ${canary} -->${svg}`],
  ['an SVG that reads a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`],
  ['an SVG whose handler runs', '<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
  ['a GIF that is a program', `GIF89a/*\x01\0*/=1;alert(1)//${canary}`],
  ['a PDF with a script', `%PDF-1.7 << /OpenAction << /S /JavaScript /JS (${canary}) >> >>`],
  ['PostScript', '%!PS-Adobe-3.0 (/etc/passwd) (r) file'],
  ['a BMP', 'BM\x3a\0\0\0\0\0'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a TIFF the other way round', 'MM\0*\0\0\0\x08'],
  ['an icon', '\0\0\x01\0\x01\0'],
  ['a Photoshop file', '8BPS\0\x01'],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['a JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
];

const noPictures: Entry[] = [
  ['a page', `<!doctype html>${script}`],
  ['a page called JPEG', `<!doctype html>${script}`, 'image/jpeg'],
  ['an SVG squeezed', gzipSync(svg)],
  ['an SVG in two-byte letters', Buffer.from(`\uFEFF${svg}`, 'utf16le')],
  ['a program', `alert("${canary}")`],
  ['a program for machines', '\x7fELF\x02\x01\x01\0'],
  ['a program for browsers', '\0asm\x01\0\0\0'],
  ['an archive', 'PK\x03\x04\x14\0\0\0'],
  ['a film', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
  ['a sound', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a server’s script', '<?php system($_GET[0]); ?>'],
  ['JSON', '{"png":true}', 'image/webp'],
  ['one byte', 'x'],
  ['zeros', Buffer.alloc(4096)],
  ['spaces', ' '.repeat(4096)],
];

function brokenPictures({ png, jpeg, webp, avif }: Sound): Entry[] {
  const half = (file: Buffer) => file.subarray(0, file.length / 2);
  const wrongSum = Buffer.from(png);
  wrongSum.writeUInt8(wrongSum.readUInt8(29) ^ 255, 29);
  return [
    ['half a PNG', half(png)],
    ['half a JPEG', half(jpeg), 'image/jpeg'],
    ['half a WebP', half(webp), 'image/webp'],
    ['half an AVIF', half(avif), 'image/avif'],
    ['the first bytes of a PNG, then a drawing', `\x89PNG\r\n\x1a\n${svg}`],
    ['the first bytes of a JPEG, then a page', `\xff\xd8\xff\xe0${script}`, 'image/jpeg'],
    ['the first bytes of a WebP, then a page', `RIFF\x10\0\0\0WEBPVP8 ${script}`, 'image/webp'],
    ['the first bytes of an AVIF, then a page', `\0\0\0\x18ftypavif\0\0\0\0${script}`, 'image/avif'],
    ['a PNG whose sums are wrong', wrongSum],
    ['a PNG of no size', aPngOf(0, 0)],
    [
      'a JPEG that is a claim of 60 000 pixels in both directions and nothing else',
      aJpegClaiming(60_000),
      'image/jpeg',
    ],
    ['a JPEG that paints itself 882 times', aScanBomb(5_000), 'image/jpeg'],
  ];
}

function bombs({ png }: Sound): Entry[] {
  const claiming = (width: number, height: number) => {
    const file = Buffer.from(png);
    const head = chunk('IHDR', headOf(width, height));
    head.copy(file, 8);
    return file;
  };
  return [
    ['256 million pixels in a few bytes', aFlatPng(16_000, 16_000)],
    ['one pixel more than we take', aFlatPng(5_000, 5_001)],
    ['a thread across', aFlatPng(16_384, 9)],
    ['a thread down', aFlatPng(9, 20_000)],
    ['a PNG that claims a thousand million pixels', claiming(30_000, 35_000)],
  ];
}

/** Sound pictures that carry more than pixels. */
async function talkativePictures({ png, jpeg, webp, avif }: Sound): Promise<Entry[]> {
  const labelled = () =>
    sharp(png)
      .withExif({ IFD0: { Artist: canary }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${canary} --></x:xmpmeta>`)
      .withIccProfile('p3');
  const labels = pictureTypes.map(
    async (type): Promise<Entry> => [
      `a ${type} with a place`,
      await saveAs(type, labelled()),
      `image/${type}`,
    ],
  );
  const trailing = (file: Buffer) => Buffer.concat([file, latin(script.repeat(20))]);
  const commented = Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, latin(script)), jpeg.subarray(2)]);
  const zipped = Buffer.concat([jpeg, latin(`PK\x03\x04${script}PK\x05\x06`), Buffer.alloc(18)]);
  return [
    ...(await Promise.all(labels)),
    ['a PNG with a script behind it', trailing(png)],
    ['a JPEG with a script behind it', trailing(jpeg), 'image/jpeg'],
    ['a WebP with a script behind it', trailing(webp), 'image/webp'],
    ['an AVIF with a script behind it', trailing(avif), 'image/avif'],
    ['a JPEG with a comment', commented, 'image/jpeg'],
    ['a JPEG that is an archive too', zipped, 'image/jpeg'],
    ['a PNG with a text', withChunk(png, 'tEXt', latin(`Comment\0${script}`))],
    ['a PNG with a text of 60 MB, squeezed', withChunk(png, 'zTXt', squeezed(60))],
    ['a PNG with a profile of 60 MB, squeezed', withChunk(png, 'iCCP', squeezed(60))],
    ['a PNG with a private chunk', withChunk(png, 'prVt', latin(script))],
    ['a PNG with a second frame announced', withChunk(png, 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))],
    ['a WebP that moves', await moving(), 'image/webp'],
    ['a JPEG called PNG', jpeg, 'image/png'],
    ['a PNG called AVIF', png, 'image/avif'],
  ];
}

async function moving(): Promise<Buffer> {
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

const squeezed = (megabytes: number) =>
  Buffer.concat([latin('name\0\0'), deflateSync(Buffer.alloc(megabytes * 1024 * 1024))]);

/** Behind the head, where readers look for it. */
const withChunk = (png: Buffer, type: string, body: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk(type, body), png.subarray(33)]);

function headOf(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return head;
}

const aPngOf = (width: number, height: number) =>
  Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', headOf(width, height)),
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

function aJpegClaiming(side: number): Buffer {
  const frame = Buffer.from([8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xc0, frame), Buffer.from([0xff, 0xd9])]);
}
