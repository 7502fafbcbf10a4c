import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readZip } from '../../testing/read-zip.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

const at = new Date('2026-11-16T10:00:00Z');

async function* pieces(...bodies: Uint8Array[]) {
  yield* bodies;
}

async function* entries(...given: ZipEntry[]) {
  yield* given;
}

it('is read by others, names and contents to the letter', async () => {
  const picture = randomBytes(300_000);
  const archive = await buffer(
    writeZip(
      entries(
        { name: 'Léa.json', body: pieces(Buffer.from('["é",'), Buffer.from('1]')) },
        { name: 'pictures/one.webp', body: pieces(picture.subarray(0, 1000), picture.subarray(1000)) },
        { name: 'empty.json', body: pieces() },
      ),
      at,
    ),
  );
  const files = readZip(archive);
  expect([...files.keys()]).toEqual(['Léa.json', 'pictures/one.webp', 'empty.json']);
  expect(files.get('Léa.json')?.toString()).toBe('["é",1]');
  expect(files.get('pictures/one.webp')?.equals(picture)).toBe(true);
  expect(files.get('empty.json')).toHaveLength(0);
});

it('reads no further ahead than a few pieces, however much there is', async () => {
  let read = 0;
  async function* endless() {
    while (true) {
      read += 1;
      yield randomBytes(64 * 1024);
    }
  }
  const archive = writeZip(entries({ name: 'endless', body: endless() }), at);
  for (let taken = 0; taken < 100; taken += 1) await archive.next();
  const atHundred = read;
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(read - atHundred).toBeLessThan(20);
  await archive.return(undefined);
});

it('fails with whatever its source fails with', async () => {
  async function* broken() {
    yield Buffer.from('so far');
    throw new Error('the source broke');
  }
  await expect(buffer(writeZip(entries({ name: 'broken', body: broken() }), at))).rejects.toThrow(
    'the source broke',
  );
});
