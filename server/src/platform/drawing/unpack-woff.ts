import { inflateSync } from 'node:zlib';

interface Table {
  tag: string;
  offset: number;
  packedLength: number;
  length: number;
  checksum: number;
}

const headerBytes = 44;
const entryBytes = 20;

/** A WOFF file is an OpenType font with its tables deflated; drawing programs want it as it was. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    readTable(woff, headerBytes + index * entryBytes),
  );
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(tables.length, 4);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.length - power) * 16, 10);

  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [index, table] of tables.entries()) {
    const body = bodyOf(woff, table);
    const entry = 12 + index * 16;
    head.write(table.tag, entry, 'latin1');
    head.writeUInt32BE(table.checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(body.length, entry + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

function readTable(woff: Buffer, at: number): Table {
  return {
    tag: woff.toString('latin1', at, at + 4),
    offset: woff.readUInt32BE(at + 4),
    packedLength: woff.readUInt32BE(at + 8),
    length: woff.readUInt32BE(at + 12),
    checksum: woff.readUInt32BE(at + 16),
  };
}

function bodyOf(woff: Buffer, { offset, packedLength, length }: Table): Buffer {
  const packed = woff.subarray(offset, offset + packedLength);
  return packedLength < length ? inflateSync(packed) : packed;
}
