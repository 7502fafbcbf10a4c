import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountPublicExports } from './features/showcase/projects/public-exports/mount-public-exports.ts';
import { mountGoRedirect } from './features/trials/feedback/test-it/mount-go-redirect.ts';
import { liveTopics } from './main/registries.ts';
import { createDrawPng } from './platform/drawing/draw-png.ts';
import { holdAuthor, reportByMany, takeDown } from './testing/hold-back.ts';
import { asker, makePerson, type TestPerson } from './testing/people/makers-and-testers.ts';
import { newProject } from './testing/projects/projects.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

/** The ways out that are no endpoint: what other sites draw, the way to a project and what open pages follow. */
let world: World;
let app: FastifyInstance;
let [author, other] = [] as unknown as [TestPerson, TestPerson];
let own = '';
const ask = asker(() => app);
const canary = 'canaryshared';

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  const parts = { ctx: world.ctx, takeLimit: async () => undefined, drawPng: createDrawPng() };
  mountPublicExports(app, parts);
  mountGoRedirect(app, parts);
  author = await makePerson(world, 'canaryauthor');
  other = await makePerson(world, 'other');
  own = await newProject(world, author.ctx.actor, { name: canary, link: `https://${canary}.example/` });
});
afterAll(() => world.close());

/** Where Test It leads, by a way that was opened beforehand. */
const wayOut = async () => (await ask(other, 'POST', `/api/projects/${own}/tests`)).json().address as string;

async function shared(way: string) {
  // What guests see first is made once a second.
  world.clock.now = new Date(world.clock.now.getTime() + 2000);
  const get = async (url: string) => app.inject({ method: 'GET', url });
  const [project] = liveTopics(world.ctx).filter(({ name }) => name === 'project');
  const asked = [other.id, null].map((userId) => ({ userId, id: own }));
  return {
    card: (await get(`/share/${own}.png`)).statusCode,
    badge: (await get(`/badge/${own}.svg`)).statusCode,
    feed: (await get('/feeds/all.atom')).body.includes(canary),
    go: String((await get(new URL(way, 'https://x.example').pathname)).headers.location).includes(canary),
    followers: (await project?.mayListen(asked))?.length,
  };
}
const there = { card: 200, badge: 200, feed: true, go: true, followers: 2 };
const gone = { card: 404, badge: 404, feed: false, go: false, followers: 0 };

describe.each([
  ['its maker is limited', () => holdAuthor(world, author.id, 'limit')],
  ['its maker is suspended', () => holdAuthor(world, author.id, 'restriction')],
  ['it is taken down', () => takeDown(world, 'project', own)],
  ['enough members have reported it', () => reportByMany(world, ask, 'project', own)],
])('while %s, a project', (_, begin) => {
  it('is on no card, badge or feed, at the end of no way out and followed by nobody, and then is again', async () => {
    expect(await shared(await wayOut())).toEqual(there);
    const way = await wayOut();
    const end = await begin();
    expect(await shared(way)).toEqual(gone);
    await end();
    expect(await shared(await wayOut())).toEqual(there);
  });
});
