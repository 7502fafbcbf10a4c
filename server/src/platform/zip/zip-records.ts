/** What the format says about one file, in PKWARE's APPNOTE (sections 4.3.7 to 4.3.16). */
export interface ZipRecord {
  name: string;
  at: Date;
  /** Where its local header begins. */
  offset: number;
  crc: number;
  size: number;
  packed: number;
}

/** Offsets have four bytes. What is larger needs the Zip64 extension, and is no longer one person's data. */
export const zipLimit = 0xffff_ffff;

const version = 20;
const madeOnUnix = 3 << 8;
/** Readable and writable by whoever unpacks it, in the upper half, where Unix keeps its modes. */
const plainFile = (0o100600 << 16) >>> 0;
/** Sizes follow the file, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;

export function localHeader(record: ZipRecord): Buffer {
  const name = Buffer.from(record.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(version, 4);
  writeTraits(header, 6, record.at);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

export function zipSizes({ crc, packed, size }: ZipRecord): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x0807_4b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packed, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

export function centralHeader(record: ZipRecord): Buffer {
  const name = Buffer.from(record.name);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(madeOnUnix | version, 4);
  header.writeUInt16LE(version, 6);
  writeTraits(header, 8, record.at);
  header.writeUInt32LE(record.crc, 16);
  header.writeUInt32LE(record.packed, 20);
  header.writeUInt32LE(record.size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(plainFile, 38);
  header.writeUInt32LE(record.offset, 42);
  return Buffer.concat([header, name]);
}

export function endRecord(count: number, bytes: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x0605_4b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(bytes, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}

/** Flags, method, and the time as DOS counted it: by two seconds, from 1980. */
function writeTraits(header: Buffer, start: number, at: Date): void {
  header.writeUInt16LE(flags, start);
  header.writeUInt16LE(deflated, start + 2);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  header.writeUInt16LE(time, start + 4);
  header.writeUInt16LE(date, start + 6);
}
