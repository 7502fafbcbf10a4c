import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canary, hostilePictures } from '../../testing/hostile-pictures.ts';
import { codeOf } from '../../testing/people/members.ts';
import { testWorld, unlimited, type World } from '../../testing/world.ts';
import { type UploadDoor, uploadDoors } from './hostile-uploads.testing.ts';

let world: World;
let app: FastifyInstance;
let doors: UploadDoor[];
const files = await hostilePictures();

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  doors = await uploadDoors(world, app);
});
afterAll(() => world.close());

it('is a corpus of sixty files and more', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
});

describe.each([0, 1])('through door %i', (index) => {
  it('every file is refused by its name or drawn anew', async () => {
    const door = doors[index];
    if (!door) throw new Error('There is no such door.');
    const outcomes: Record<string, string> = {};
    for (const file of files) {
      const answer = await door.send(file);
      const isDrawn = answer.statusCode === 200;
      outcomes[file.name] = isDrawn ? 'drawn' : codeOf(answer);
      if (isDrawn) await expectHarmless(answer.json()[door.pictures], file.name);
    }
    expect(outcomes).toEqual(Object.fromEntries(files.map(({ name, expected }) => [name, expected])));
  });
});

/** Served as a picture whatever it was, unable to run, and holding nothing but pixels. */
async function expectHarmless({ small, large }: { small: string; large: string }, name: string) {
  for (const url of [small, large]) {
    const { headers, rawPayload } = await app.inject({ url });
    expect(headers, name).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, exif, xmp, icc, iptc, comments, pages } = await sharp(rawPayload).metadata();
    expect({ format, exif, xmp, icc, iptc, comments, pages }, name).toEqual({ format: 'webp' });
    expect(rawPayload.toString('latin1'), name).not.toMatch(new RegExp(`${canary}|<script|EXIF|ICCP|XMP `));
  }
}
