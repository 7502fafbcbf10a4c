import { randomUUID } from 'node:crypto';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { inTransaction } from './core/transaction.ts';
import { storeProfile } from './features/people/accounts/store-profile.ts';
import { writeComment } from './features/showcase/comments/write-comment.ts';
import { mountPublicExports } from './features/showcase/projects/public-exports/mount-public-exports.ts';
import { publishIteration } from './features/trials/iterations/publish-iteration.ts';
import { reportables } from './main/registries.ts';
import { createDrawPng } from './platform/drawing/draw-png.ts';
import { give } from './testing/attacks/hidden-notes.ts';
import { holdAuthor } from './testing/hold-back.ts';
import { makePerson, type TestPerson } from './testing/people/makers-and-testers.ts';
import { as } from './testing/people/testers.ts';
import { newProject } from './testing/projects/projects.ts';
import { publishAll } from './testing/projects/release.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

/** `CANARY_ANSWERS` for less. */
const answers = Number(process.env['CANARY_ANSWERS'] ?? 100_000);
const ways = ['taken down', 'reported by many', 'limit', 'restriction'] as const;
type Way = (typeof ways)[number];

let world: World;
let app: FastifyInstance;
let reader: TestPerson;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  mountPublicExports(app, { ctx: world.ctx, takeLimit: async () => undefined, drawPng: createDrawPng() });
  reader = await makePerson(world, 'reader');
});
afterAll(() => world.close());

interface Writer {
  author: TestPerson;
  /** Whose project the author commented on and answered. */
  maker: TestPerson;
  projectId: string;
  otherId: string;
  commentId: string;
  feedbackId: string;
  /** By kind: what nobody else may read any more. */
  canaries: Map<string, string>;
}

it('none of the words of what is taken down, reported by many, limited or suspended is read anywhere', async () => {
  const places = new Set<string>();
  let [asked, readBefore, found, nth] = [0, 0, 0, 0];
  while (asked < answers) {
    const way = ways[nth % ways.length] as Way;
    const writer = await write(nth++);
    const before = await read(writer);
    readBefore += before.hits > 0 ? 1 : 0;
    await holdBack(writer, way);
    const after = await read(writer, way);
    asked += after.asked;
    found += after.hits;
    for (const place of after.places) places.add(`${way}: ${place}`);
  }
  expect.soft([...places]).toEqual([]);
  keepProof('held-back-words', { authors: nth, ways: ways.length, answers: asked }, [
    { what: 'authors whose words were read before', got: readBefore, goal: nth },
    { what: 'answers with words that are held back', got: found, goal: 0, atMost: true },
  ]);
});

async function write(nth: number): Promise<Writer> {
  const canaries = new Map<string, string>();
  const canary = (kind: string) => {
    const word = `canary${kind}${randomUUID().replaceAll('-', '')}`;
    canaries.set(kind, word);
    return word;
  };
  const [author, maker] = [await makePerson(world, `author_${nth}`), await makePerson(world, `maker_${nth}`)];
  const act = ({ ctx }: TestPerson) => ({ ...as(world, ctx.actor), newId: randomUUID });
  const projectId = await newProject(world, author.ctx.actor, { tagline: `It is ${canary('project')}.` });
  const otherId = await newProject(world, maker.ctx.actor);
  await storeProfile(world.ctx, author.id, { bio: `I am ${canary('profile')}.` });
  const comment = await writeComment(act(author), { projectId: otherId, body: `Asks ${canary('comment')}?` });
  const words = `The first screen is clear, the second ${canary('feedback')} asks too much of me.`;
  const { id: feedbackId } = await give(world, otherId, author, words);
  const theirs = await give(
    world,
    projectId,
    maker,
    'The first screen is clear, the second asks too much of me.',
  );
  await publishAll(world);
  const whatChanged = `The second screen ${canary('iteration')} is gone.`;
  const notes = { feedbackIds: [theirs.id], skipIds: [] };
  await publishIteration(act(author), { projectId, whatChanged, link: null, ...notes });
  return { author, maker, projectId, otherId, commentId: comment.id, feedbackId, canaries };
}

async function holdBack({ author, projectId, commentId, feedbackId }: Writer, way: Way): Promise<void> {
  const contents = { project: projectId, comment: commentId, feedback: feedbackId, profile: author.id };
  if (way === 'taken down') {
    await inTransaction(world.ctx, async (tx) => {
      for (const [kind, id] of Object.entries(contents))
        await reportables.find((one) => one.kind === kind)?.takeDown(tx, id, true);
    });
  } else if (way === 'reported by many') {
    for (const [kind, id] of Object.entries({ ...contents, profile: author.username })) {
      // Hours apart: more in one hour would be a raid, and hide nothing.
      world.clock.now = new Date(world.clock.now.getTime() + 2 * 3_600_000);
      for (let place = 0; place < 8; place++) {
        const { cookie } = await makePerson(world, `r_${randomUUID().slice(0, 12).replaceAll('-', '')}`);
        const payload = { kind, address: id, reason: 'harassment', isIllegal: false };
        await app.inject({ method: 'POST', url: '/api/reports', headers: { cookie }, payload });
      }
    }
  } else {
    await holdAuthor(world, author.id, way);
  }
}

/** What a stranger, the other maker and a guest find at every address that can be asked with what there is. */
async function read(writer: Writer, way?: Way): Promise<{ asked: number; hits: number; places: string[] }> {
  // What guests see first is made once a second.
  world.clock.now = new Date(world.clock.now.getTime() + 2_000);
  const wanted = [...writer.canaries].filter(([kind]) => way === undefined || isHeldBack(kind, way));
  const places: string[] = [];
  let asked = 0;
  for (const person of [reader, writer.maker, undefined]) {
    for (const url of addressesOf(writer)) {
      const headers = person ? { cookie: person.cookie } : {};
      const { body } = await app.inject({ method: 'GET', url, headers });
      asked += 1;
      const kinds = wanted.filter(([, word]) => body.includes(word)).map(([kind]) => kind);
      if (kinds.length > 0) places.push(`${kinds.join(', ')} at ${url} for ${person?.username ?? 'a guest'}`);
    }
  }
  return { asked, hits: places.length, places };
}

/** Earlier feedback stays: were it to go with the projects, it would say who wrote it. An iteration goes with its project. */
const isHeldBack = (kind: string, way: Way): boolean =>
  kind !== 'feedback' || way === 'taken down' || way === 'reported by many';

function addressesOf({ author, projectId, otherId, commentId, feedbackId }: Writer): string[] {
  const paths = endpoints
    .filter(({ method, download, access }) => method === 'GET' && !download && access !== 'admin')
    .map(({ path }) => path);
  const known = { commentId, feedbackId, username: author.username };
  const asked = [projectId, otherId].flatMap((id) =>
    paths
      .map((path) =>
        path.replaceAll(/:(\w+)/g, (whole, name: string) => ({ ...known, projectId: id })[name] ?? whole),
      )
      .filter((path) => !path.includes(':')),
  );
  const shared = [projectId, otherId].flatMap((id) => [`/project/${id}`, `/badge/${id}.svg`]);
  return [
    ...new Set([
      ...asked,
      ...shared,
      `/api/projects/${otherId}/notes.csv`,
      '/feeds/all.atom',
      '/feed.xml',
      '/sitemap.xml',
    ]),
  ];
}
