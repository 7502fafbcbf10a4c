import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatherDuePushes, pushNews } from './features/outreach/notifications/push/push.jobs.ts';
import { turnOnPush } from './features/outreach/notifications/push/turn-on-push.ts';
import { writeComment } from './features/showcase/comments/write-comment.ts';
import { replyInThread } from './features/trials/feedback/threads/reply-in-thread.ts';
import { createWebPush, type WebPush } from './platform/web-push/web-push.ts';
import { give } from './testing/attacks/hidden-notes.ts';
import { holdAuthor, reportByMany, takeDown } from './testing/hold-back.ts';
import { asker, makePerson, type TestPerson } from './testing/people/makers-and-testers.ts';
import { as, mailDue, workOff } from './testing/people/testers.ts';
import { newProject } from './testing/projects/projects.ts';
import { publishAll } from './testing/projects/release.ts';
import { createPushBrowser, type PushBrowser } from './testing/servers/push-browser.ts';
import { type PushServer, startPushServer } from './testing/servers/push-server.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

/** The ways out that nobody asks for: what waits to be mailed and pushed when its cause is taken down or its author held. */
let world: World;
let app: FastifyInstance;
let service: PushServer;
let webPush: WebPush;
let browser: PushBrowser;
let [author, reader] = [] as unknown as [TestPerson, TestPerson];
let [own, comment] = ['', ''];
const ask = asker(() => app);
const canary = 'canarymailed';

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  service = await startPushServer();
  webPush = createWebPush({
    privateKey: Buffer.alloc(32, 9).toString('base64url'),
    contact: 'mailto:team@firstlight.example',
    now: () => world.clock.now,
    request: service.request,
  });
});
afterAll(async () => {
  await service.close();
  await world.close();
});

/** Somebody calls another by name, and answers their note on a project of their own: both are news to them. */
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:07:00Z');
  for (const sent of Object.values(world.happened)) sent.length = 0;
  service.taken.length = 0;
  const some = randomUUID().slice(0, 6);
  author = await makePerson(world, `${canary}_${some}`);
  reader = await makePerson(world, `reader_${some}`);
  browser = createPushBrowser();
  await turnOnPush(reader.ctx, browser.subscription);
  const act = ({ ctx }: TestPerson) => ({ ...as(world, ctx.actor), newId: randomUUID });
  own = await newProject(world, author.ctx.actor, { name: `${canary} project` });
  const { id: feedbackId } = await give(
    world,
    own,
    reader,
    'The first screen is clear, the second asks too much of me.',
  );
  await publishAll(world);
  const others = await newProject(world, reader.ctx.actor);
  const body = `What do you think, @${reader.username}?`;
  comment = (await writeComment(act(author), { projectId: others, body })).id;
  await replyInThread(act(author), { feedbackId, messageId: randomUUID(), text: `It is ${canary}.` });
  await workOff(world);
});

type Kind = 'comment' | 'project';
const idOf = (kind: Kind) => (kind === 'comment' ? comment : own);

/** All that has left for the reader half an hour later. */
async function left(): Promise<string> {
  world.clock.now = new Date(world.clock.now.getTime() + 30 * 60_000);
  await workOff(world);
  const mails = (await mailDue(world)).filter(({ to }) => JSON.stringify(to).includes(reader.email));
  const ctx = { ...world.jobCtx, webPush };
  await gatherDuePushes.run(ctx, {});
  for (const { name, payload } of world.happened.jobs.splice(0))
    if (name === pushNews.name) await pushNews.run(ctx, payload);
  const pushes = service.taken.splice(0).map(({ body }) => browser.open(body).text);
  return JSON.stringify({ mails, pushes });
}

/** How news of it sounds. */
const words: Record<Kind, string> = { comment: 'mentioned you', project: `${canary} project` };

it('is mailed and pushed while nothing is wrong with it', async () => {
  const { mails, pushes } = JSON.parse(await left());
  for (const said of Object.values(words)) expect(JSON.stringify(mails)).toContain(said);
  expect(JSON.stringify(mails)).toContain(`${canary}_`);
  expect(pushes).toHaveLength(1);
});

describe.each([
  ['the author is limited', () => holdAuthor(world, author.id, 'limit'), 'author'],
  ['the author is suspended', () => holdAuthor(world, author.id, 'restriction'), 'author'],
  ['the content is taken down', (kind: Kind) => takeDown(world, kind, idOf(kind)), 'content'],
  [
    'enough members have reported the content',
    (kind: Kind) => reportByMany(world, ask, kind, idOf(kind)),
    'content',
  ],
] as const)('a waiting notification when %s', (_, begin, withheld) => {
  it.each(['comment', 'project'] as const)('leaves a %s out of e-mails and pushes', async (kind) => {
    await begin(kind);
    const sent = await left();
    expect(sent).not.toContain(words[kind]);
    // The author's other notifications still go out, by name, when only one comment is withheld.
    if (kind === 'comment' && withheld === 'author') expect(sent).not.toContain(`${canary}_`);
  });
});
