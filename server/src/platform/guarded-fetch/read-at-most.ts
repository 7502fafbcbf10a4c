import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

export class TooLarge extends Error {}
export class UnknownEncoding extends Error {}

/** A map, for a stranger names the key. */
const decoders = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
]);

/** The whole body, unpacked. Neither what arrives nor what it unpacks to may be larger: a few bytes can stand for gigabytes. */
export async function readAtMost(answer: IncomingMessage, bytes: number): Promise<Buffer> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return collect(answer, bytes);
  const decoder = decoders.get(encoding)?.();
  if (!decoder) {
    answer.destroy();
    throw new UnknownEncoding(encoding);
  }
  let arrived = 0;
  answer.on('data', (chunk: Buffer) => {
    arrived += chunk.length;
    if (arrived > bytes) answer.destroy(new TooLarge());
  });
  // Its errors reach whoever reads the unpacked end.
  pipeline(answer, decoder, () => undefined);
  return collect(decoder, bytes);
}

/** Leaving the loop closes what it reads from. */
async function collect(from: Readable, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of from as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > bytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
