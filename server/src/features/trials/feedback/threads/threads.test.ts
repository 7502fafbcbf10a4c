import { randomUUID } from 'node:crypto';
import type { Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { give } from '../../../../testing/attacks/hidden-notes.ts';
import { makePerson, makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { as } from '../../../../testing/people/testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { readThread } from './read-thread.ts';
import { replyInThread } from './reply-in-thread.ts';
import { insertMessage, sealMessage } from './threads.queries.ts';

let world: World;
let maker: TestPerson;
let tester: TestPerson;
let feedbackId: string;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  maker = await makePerson(world, 'maker');
  tester = await makePerson(world, 'tester');
  const projectId = await makeProject(world, maker.id);
  const comment = 'The first screen is clear, the second one asks too much of me.';
  feedbackId = (await give(world, projectId, tester, comment)).id;
  await publishAll(world);
});
afterAll(() => world.close());

const read = ({ ctx }: TestPerson): Promise<Thread> => readThread(as(world, ctx.actor), { feedbackId });
const reply = ({ ctx }: TestPerson, text: string) =>
  replyInThread(as(world, ctx.actor), { feedbackId, messageId: randomUUID(), text });

it('is read while somebody holds the feedback', async () => {
  await world.database.db.transaction().execute(async (holder) => {
    await sql`select from feedback where id = ${feedbackId} for update`.execute(holder);
    // Whoever waited for the holder would wait here for ever: it ends only after them.
    for (const person of [maker, tester]) expect(await read(person)).toMatchObject({ messages: [] });
  });
});

it('shows the latest messages, however long the talk, in the order in which they came', async () => {
  await reply(maker, 'What did you expect there?');
  const { vault } = world.engines;
  for (let n = 2; n <= 200; n++) {
    const message = {
      id: randomUUID(),
      feedbackId,
      fromMaker: n % 2 === 1,
      text: `${n}`,
      sentOn: '2026-11-16',
    };
    const { db } = world.database;
    await insertMessage(db, message, await sealMessage(db, vault, message));
  }
  await reply(tester, 'An example.');
  await publishAll(world);
  const { messages } = await reply(maker, 'It is there now.');
  expect(messages).toHaveLength(200);
  expect(messages.slice(0, 2).map(({ text }) => text)).toEqual(['3', '4']);
  expect(messages.slice(-2).map(({ text }) => text)).toEqual(['An example.', 'It is there now.']);
});
