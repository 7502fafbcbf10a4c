import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from './core/transaction.ts';
import { imposeSanction } from './features/office/sanctions/impose-sanction.ts';
import { undoSanction } from './features/office/sanctions/undo-sanction.ts';
import { mountPublicExports } from './features/showcase/projects/public-exports/mount-public-exports.ts';
import { mountGoRedirect } from './features/trials/feedback/tests/mount-go-redirect.ts';
import { liveTopics, reportables } from './main/registries.ts';
import { createDrawPng } from './platform/drawing/draw-png.ts';
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

const impose = (step: 'limit' | 'restriction') =>
  inTransaction({ ...world.ctx, newId: randomUUID }, (tx) =>
    imposeSanction(tx, {
      caseId: randomUUID(),
      person: { userId: author.id },
      step,
      rule: 'harassment',
      facts: null,
      source: 'report',
      suggestedStep: step,
      decidedBy: null,
      isAutomated: false,
      isSilent: false,
      subject: { kind: 'account', id: randomUUID(), quote: '', writtenAt: null },
      hours: 48,
    }),
  );
async function hold(step: 'limit' | 'restriction'): Promise<() => Promise<void>> {
  const { id } = await impose(step);
  return async () => {
    expect(await inTransaction(world.ctx, (tx) => undoSanction(tx, id))).toBe(true);
  };
}
async function takeDown(): Promise<() => Promise<void>> {
  const set = (isTaken: boolean) =>
    inTransaction(world.ctx, async (tx) => {
      await reportables.find(({ kind }) => kind === 'project')?.takeDown(tx, own, isTaken);
    });
  await set(true);
  return () => set(false);
}
async function reportByMany(): Promise<() => Promise<void>> {
  const sent: [TestPerson, string][] = [];
  for (let place = 0; place < 8; place += 1) {
    const one = await makePerson(world, `reporter_${place}`);
    const form = { kind: 'project', address: own, reason: 'scam', isIllegal: false };
    sent.push([one, (await ask(one, 'POST', '/api/reports', form)).json().id]);
  }
  return async () => {
    for (const [one, id] of sent) await ask(one, 'DELETE', `/api/me/reports/${id}`);
  };
}

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
  ['its maker is limited', () => hold('limit')],
  ['its maker is suspended', () => hold('restriction')],
  ['it is taken down', takeDown],
  ['enough members have reported it', reportByMany],
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
