import { crc32, deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import type { PictureType } from './picture-type.ts';

export const pictureTypes: readonly PictureType[] = ['jpeg', 'png', 'webp', 'avif'];

/** With the encoder's least effort: these files are made to be read once. */
export function saveAs(type: PictureType, picture: Sharp): Promise<Buffer> {
  return type === 'avif' ? picture.avif({ effort: 0 }).toBuffer() : picture[type]().toBuffer();
}

/** A PNG of one colour and one bit per pixel, written by hand so that making it costs nothing. */
export function aFlatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** A correct grey JPEG, `side` pixels square, that paints every coefficient bit by bit: 882 scans, each a few bytes. */
export function aScanBomb(side: number, bitsPerCoefficient = 14): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const frame = Buffer.from([8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]);
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc2, frame),
    segment(0xc4, oneCodeTable(0x00, 0x00)),
    segment(0xc4, oneCodeTable(0x10, 0xe0)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
    Buffer.alloc(Math.ceil(blocks / 8)),
  ];
  const empty = emptyBlocks(blocks);
  for (let coefficient = 1; coefficient < 64; coefficient += 1) {
    for (let bit = bitsPerCoefficient - 1; bit >= 0; bit -= 1) {
      const before = bit === bitsPerCoefficient - 1 ? 0 : bit + 1;
      parts.push(segment(0xda, Buffer.from([1, 1, 0, coefficient, coefficient, (before << 4) | bit])), empty);
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

export function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(8 + typed.length);
  framed.writeUInt32BE(body.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), 4 + typed.length);
  return framed;
}

export function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A Huffman table in which the single bit 0 means the one symbol there is. */
function oneCodeTable(id: number, symbol: number): Buffer {
  return Buffer.from([id, 1, ...Array<number>(15).fill(0), symbol]);
}

/** "The next 16384 to 32767 blocks have nothing in this band", as often as needed: one bit of code, 14 of count. */
function emptyBlocks(blocks: number): Buffer {
  let bits = '';
  for (let left = blocks; left > 0; left -= 32_767) {
    bits += `0${(Math.min(32_767, Math.max(16_384, left)) - 16_384).toString(2).padStart(14, '0')}`;
  }
  const bytes = bits.match(/.{1,8}/g) ?? [];
  const stuffed = bytes
    .map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2))
    .flatMap((byte) => (byte === 255 ? [255, 0] : [byte]));
  return Buffer.from(stuffed);
}
