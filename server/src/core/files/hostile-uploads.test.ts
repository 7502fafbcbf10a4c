import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canary, type HostilePicture, hostilePictures } from '../../testing/hostile-pictures.ts';
import { type Browser, codeOf, memberOf } from '../../testing/members.ts';
import { tidepool } from '../../testing/projects.ts';
import { testWorld, unlimited, type World } from '../../testing/world.ts';

/** Of work for one upload, whoever else keeps the machine busy; of memory for all of them, beyond what the process had. */
const [mostMs, mostMegabytes] = [3_000, 300];

let world: World;
let app: FastifyInstance;
let maya: Browser;
let doors: { url: string; pictures: string }[];
const files = await hostilePictures();

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  maya = await memberOf(world, app);
  const { id } = (await maya.ask('POST', '/api/projects', tidepool)).json();
  doors = [
    { url: '/api/me/avatar', pictures: 'avatar' },
    { url: `/api/projects/${id}/cover`, pictures: 'cover' },
  ];
});
afterAll(() => world.close());

async function send(file: HostilePicture, url: string): Promise<LightMyRequestResponse> {
  const headers = { 'content-type': file.type, cookie: maya.cookie };
  const answer = await app.inject({ method: 'PUT', url, payload: file.bytes, headers });
  // A machine that is busy with other tests turns work away, which is not what this one is about.
  if (answer.statusCode !== 503) return answer;
  await wait(200);
  return send(file, url);
}

it('is a corpus of sixty files and more', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
});

describe.each([0, 1])('through door %i', (door) => {
  it('every file is refused by its name or drawn anew, in time and in little memory', async () => {
    const { url, pictures } = doors[door] ?? { url: '', pictures: '' };
    const before = process.memoryUsage.rss();
    let most = 0;
    const outcomes: Record<string, string> = {};
    for (const file of files) {
      const began = process.cpuUsage();
      const answer = await send(file, url);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000, file.name).toBeLessThan(mostMs);
      most = Math.max(most, process.memoryUsage.rss() - before);
      const isDrawn = answer.statusCode === 200;
      outcomes[file.name] = isDrawn ? 'drawn' : codeOf(answer);
      if (isDrawn) await expectHarmless(answer.json()[pictures], file.name);
    }
    expect(outcomes).toEqual(Object.fromEntries(files.map(({ name, expected }) => [name, expected])));
    expect(most / 1024 ** 2).toBeLessThan(mostMegabytes);
  }, 60_000);
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
