import { projectRules } from '@firstlight/contract/rules.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aFlatPng } from '../../../../platform/images/sample-pictures.testing.ts';
import { makeProject } from '../../../../testing/people/makers-and-testers.ts';
import { type Browser, codeOf, memberOf, tom } from '../../../../testing/people/members.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { removeStoredPicture } from '../projects.jobs.ts';

let world: World;
let app: FastifyInstance;
let maya: Browser;
let stranger: Browser;
let projectId: string;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  maya = await memberOf(world, app);
  stranger = await memberOf(world, app, tom);
});
afterAll(() => world.close());

beforeEach(async () => {
  projectId = await makeProject(world, maya.userId);
});

const add = (file: Buffer | string = aFlatPng(390, 844), cookie = maya.cookie) =>
  app.inject({
    method: 'POST',
    url: `/api/projects/${projectId}/pictures`,
    payload: file,
    headers: { cookie, 'content-type': 'image/png' },
  });
const added = async (file?: Buffer) => (await add(file)).json().picture;
const shown = async () => (await app.inject(`/api/projects/${projectId}`)).json().pictures;

it('keeps the whole of a picture, in three sizes and its own shape, without what the camera wrote into it', async () => {
  const photo = await sharp({ create: { width: 1000, height: 4000, channels: 3, background: '#c46a35' } })
    .withExif({ IFD0: { Artist: 'Maya Roux' } })
    .jpeg()
    .toBuffer();
  const picture = await added(photo);
  expect(picture).toMatchObject({ width: 400, height: 1600, alt: '' });
  const sizes = { large: [400, 1600], small: [200, 800], thumbnail: [80, 320] } as const;
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const stored = await world.engines.files.get(picture[name].replace('/files/', ''));
    const bytes = Buffer.concat((await stored?.body.toArray()) ?? []);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(bytes.includes('Maya')).toBe(false);
  }
  expect(await shown()).toEqual([picture]);
});

it('never makes a small picture larger', async () => {
  expect(await added(aFlatPng(120, 63))).toMatchObject({ width: 120, height: 63 });
});

it('stands in the order its maker says, with what each picture shows', async () => {
  const [one, two, three] = [await added(), await added(), await added()];
  const pictures = [
    { id: three.id, alt: 'The till' },
    { id: one.id, alt: 'The evening' },
  ];
  const answer = await maya.ask('PUT', `/api/projects/${projectId}/pictures`, { pictures });
  expect(answer.json().pictures).toEqual([
    { ...three, alt: 'The till' },
    { ...one, alt: 'The evening' },
    two,
  ]);
  expect(await shown()).toEqual(answer.json().pictures);
});

it('has room for five, also when two are sent at once', async () => {
  for (let count = 1; count < projectRules.picturesMax; count += 1) await added();
  const codes = (await Promise.all([add(), add()])).map(({ statusCode }) => statusCode);
  expect(codes.toSorted()).toEqual([201, 409]);
  expect(codeOf(await add())).toBe('projects.gallery_full');
  expect(await shown()).toHaveLength(projectRules.picturesMax);
});

it('is not for anybody else, who leaves it as it was', async () => {
  const picture = await added();
  const path = `/api/projects/${projectId}/pictures`;
  expect(codeOf(await add('no picture at all', stranger.cookie))).toBe('projects.not_found');
  for (const refused of [
    await stranger.ask('PUT', path, { pictures: [{ id: picture.id, alt: 'Mine' }] }),
    await stranger.ask('DELETE', `${path}/${picture.id}`),
  ])
    expect(codeOf(refused)).toBe('projects.not_found');
  expect(await shown()).toEqual([picture]);
});

it('orders and removes nothing of another project', async () => {
  const picture = await added();
  const other = await makeProject(world, maya.userId);
  await maya.ask('PUT', `/api/projects/${other}/pictures`, { pictures: [{ id: picture.id, alt: 'Moved' }] });
  await maya.ask('DELETE', `/api/projects/${other}/pictures/${picture.id}`);
  expect(await shown()).toEqual([picture]);
});

it('has the files of a removed picture removed, and takes a second removal for done', async () => {
  const picture = await added();
  world.happened.jobs.length = 0;
  const path = `/api/projects/${projectId}/pictures/${picture.id}`;
  expect((await maya.ask('DELETE', path)).statusCode).toBe(204);
  expect(world.happened.jobs).toHaveLength(1);
  for (const job of world.happened.jobs) await removeStoredPicture.run(world.jobCtx, job.payload);
  for (const size of ['large', 'small', 'thumbnail'])
    expect(await world.engines.files.exists(picture[size].replace('/files/', ''))).toBe(false);
  expect(await shown()).toEqual([]);
  expect((await maya.ask('DELETE', path)).statusCode).toBe(204);
});

it.each([
  ['no picture', 'plain words', 'uploads.not_an_image'],
  ['too many pixels', aFlatPng(8000, 8000), 'uploads.too_many_pixels'],
])('refuses %s as a picture of a project', async (_, file, code) => {
  expect(codeOf(await add(file))).toBe(code);
});
