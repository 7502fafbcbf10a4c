import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { startBucket } from '../../testing/servers/bucket.ts';
import { newFolder } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

const webp = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' };
const zip = { contentType: 'application/zip', cacheControl: 'private, no-store' };

const temporary = await mkdtemp(join(tmpdir(), 'file-store-'));
const onDisk = join(temporary, 'disk');
const bucket = await startBucket();
// It reckons the signature of a list otherwise than Amazon and its clients do.
const trusting = await startBucket({ checksSignatures: false });

afterAll(async () => {
  await bucket.close();
  await trusting.close();
  await rm(temporary, { recursive: true });
});

const openDisk = () => openFileStore({ kind: 'disk', directory: onDisk });
const openS3 = bucket.open;

async function read(store: FileStore, key: string) {
  const file = await store.get(key);
  return file && { bytes: file.bytes, contentType: file.contentType, body: await buffer(file.body) };
}

describe.each([
  { name: 'disk', open: openDisk },
  { name: 'S3', open: openS3 },
])('a file store on $name', ({ open }) => {
  it('gives back the bytes and the type it was given', async () => {
    const key = `${newFolder('pictures')}/480.webp`;
    const body = randomBytes(70_000);
    await open().put(key, body, webp);
    expect(await read(open(), key)).toEqual({ bytes: 70_000, contentType: 'image/webp', body });
  });

  it('gives back a small file without a byte of its neighbours', async () => {
    const key = `${newFolder('pictures')}/96.webp`;
    await open().put(key, Buffer.from('tiny'), webp);
    expect((await read(open(), key))?.body.toString()).toBe('tiny');
  });

  it('takes a stream', async () => {
    const key = `${newFolder('exports')}/export.zip`;
    const parts = Array.from({ length: 20 }, () => randomBytes(64 * 1024));
    const whole = Buffer.concat(parts);
    await open().put(key, { stream: Readable.from(parts), bytes: whole.length }, zip);
    const stored = await read(open(), key);
    expect(stored?.body.equals(whole)).toBe(true);
    expect(stored?.contentType).toBe('application/zip');
  });

  it('may be given the same file twice', async () => {
    const key = `${newFolder('pictures')}/480.webp`;
    await open().put(key, Buffer.from('picture'), webp);
    await open().put(key, Buffer.from('picture'), webp);
    expect((await read(open(), key))?.body.toString()).toBe('picture');
  });

  it('knows what exists, and forgets what is removed, even twice', async () => {
    const store = open();
    const key = `${newFolder('pictures')}/480.webp`;
    expect(await store.exists(key)).toBe(false);
    await store.put(key, Buffer.from('picture'), webp);
    expect(await store.exists(key)).toBe(true);
    await store.remove(key);
    await store.remove(key);
    expect(await store.exists(key)).toBe(false);
    expect(await store.get(key)).toBeUndefined();
  });

  it('removes one size and keeps its neighbours', async () => {
    const store = open();
    const folder = newFolder('pictures');
    await store.put(`${folder}/480.webp`, Buffer.from('small'), webp);
    await store.put(`${folder}/800.webp`, Buffer.from('large'), webp);
    await store.remove(`${folder}/480.webp`);
    expect(await store.exists(`${folder}/800.webp`)).toBe(true);
  });

  it.each(['../outside.webp', '/etc/passwd', 'a/../../b', 'a\\b', 'a\u0000b', ''])(
    'refuses the key %j in every act',
    async (key) => {
      const store = open();
      await expect(store.put(key, Buffer.from('x'), webp)).rejects.toThrow('not allowed');
      await expect(store.get(key)).rejects.toThrow('not allowed');
      await expect(store.exists(key)).rejects.toThrow('not allowed');
      await expect(store.remove(key)).rejects.toThrow('not allowed');
    },
  );
});

describe('the disk', () => {
  // S3 promises this itself: an object appears when its last byte has arrived, or never.
  it('keeps nothing of a stream that breaks', async () => {
    const key = `${newFolder('exports')}/export.zip`;
    const breaking = Readable.from(
      (async function* () {
        yield randomBytes(100_000);
        throw new Error('the source broke');
      })(),
    );
    await expect(openDisk().put(key, { stream: breaking, bytes: 200_000 }, zip)).rejects.toThrow();
    expect(await openDisk().exists(key)).toBe(false);
  });

  it('holds nothing outside its directory', async () => {
    await openDisk().put('pictures/a.webp', Buffer.from('x'), webp);
    expect((await readdir(temporary)).sort()).toEqual(['disk']);
  });
});

describe('S3', () => {
  it('serves pictures with the cache rule they were stored with', async () => {
    const key = `${newFolder('pictures')}/480.webp`;
    await openS3().put(key, Buffer.from('picture'), webp);
    const url = await openS3().signedUrl?.(key, { seconds: 60, downloadAs: 'a.webp' });
    const reply = await fetch(url ?? '');
    expect(reply.headers.get('cache-control')).toBe(webp.cacheControl);
    expect(reply.headers.get('content-type')).toBe('image/webp');
  });

  it('hands out one private file under a signed address that cannot be bent to another', async () => {
    const folder = newFolder('exports');
    await openS3().put(`${folder}/mine.zip`, Buffer.from('mine'), zip);
    await openS3().put(`${folder}/theirs.zip`, Buffer.from('theirs'), zip);
    const url =
      (await openS3().signedUrl?.(`${folder}/mine.zip`, { seconds: 60, downloadAs: 'my export.zip' })) ?? '';
    const reply = await fetch(url);
    expect(await reply.text()).toBe('mine');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="my%20export.zip"');
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
    expect((await fetch(url.replace('mine.zip', 'theirs.zip'))).status).toBe(403);
    expect((await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).status).toBe(403);
  });

  it('tells wrong credentials from a missing file', async () => {
    const intruder = openS3({ secretAccessKey: 'wrong' });
    await expect(intruder.get('pictures/a.webp')).rejects.toThrow();
    await expect(intruder.exists('pictures/a.webp')).rejects.toThrow();
  });
});

it.each([
  { name: 'disk', open: openDisk },
  { name: 'S3', open: trusting.open },
])(
  'a file store on $name lists what lies under a folder, however deep, and nothing beside it',
  async ({ open }) => {
    const folder = newFolder('marks');
    for (const key of [`${folder}/a.txt`, `${folder}/deep/er/b.txt`, `${folder}x/c.txt`])
      await open().put(key, Buffer.from('\n'), { contentType: 'text/plain', cacheControl: 'no-store' });
    expect((await open().list(folder)).toSorted()).toEqual([`${folder}/a.txt`, `${folder}/deep/er/b.txt`]);
    expect(await open().list(newFolder('marks'))).toEqual([]);
  },
);
