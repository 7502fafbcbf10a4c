import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { centralHeader, endRecord, localHeader, type ZipRecord, zipLimit, zipSizes } from './zip-records.ts';

export interface ZipEntry {
  /** `account.json`, `pictures/avatar.webp`: the path inside the archive. */
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/**
 * A zip archive, piece by piece: never more than one piece of one file is in memory, however large the archive. Sizes
 * follow each file, since they are known only once it has been read.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const records: ZipRecord[] = [];
  let offset = 0;
  for await (const { name, body } of entries) {
    const record: ZipRecord = { name, at, offset, crc: 0, size: 0, packed: 0 };
    const header = localHeader(record);
    yield header;
    yield* packed(body, record);
    yield zipSizes(record);
    offset += header.length + record.packed + zipSizes(record).length;
    if (offset > zipLimit) throw new Error('the archive is larger than a zip without extensions can be');
    records.push(record);
  }
  const directory = Buffer.concat(records.map(centralHeader));
  yield directory;
  yield endRecord(records.length, directory.length, offset);
}

/** Deflates, and notes checksum and sizes on the way through. */
async function* packed(body: AsyncIterable<Uint8Array>, record: ZipRecord): AsyncGenerator<Uint8Array> {
  async function* noted() {
    for await (const piece of body) {
      record.crc = crc32(piece, record.crc);
      record.size += piece.length;
      yield piece;
    }
  }
  const source = Readable.from(noted(), { objectMode: false, highWaterMark: 64 * 1024 });
  const deflate = createDeflateRaw();
  source.once('error', (error) => deflate.destroy(error));
  try {
    for await (const piece of source.pipe(deflate) as AsyncIterable<Buffer>) {
      record.packed += piece.length;
      yield piece;
    }
  } finally {
    source.destroy();
  }
}
