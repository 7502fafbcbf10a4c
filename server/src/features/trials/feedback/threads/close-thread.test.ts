import { randomUUID } from 'node:crypto';
import type { Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../../testing/people/testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let [maker, tester] = [] as unknown as [TestPerson, TestPerson];
let [projectId, feedbackId] = ['', ''];
let people = 0;
const ask = asker(() => app);
const password = 'a long enough password';
const comment = 'The first screen is clear, the second one asks more of me than I know.';

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
beforeEach(async () => {
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`, { password });
  projectId = await makeProject(world, maker.id);
  feedbackId = await giveFeedback(projectId, comment);
  await publishAll(world);
});
afterAll(() => world.close());

async function giveFeedback(project: string, words: string): Promise<string> {
  const given = await ask(tester, 'POST', `/api/projects/${project}/feedback`, { rating: 4, comment: words });
  return given.json().id;
}
const inThread = (path: string, id = feedbackId) => `/api/feedback/${id}/thread${path}`;
const close = (who: TestPerson, isClosed = true, id = feedbackId) =>
  ask(who, 'PUT', inThread('/closing', id), { isClosed });
const write = (who: TestPerson, text: string, id = feedbackId) =>
  ask(who, 'PUT', inThread(`/messages/${randomUUID()}`, id), { text });
const agree = (who: TestPerson, isAgreed = true) =>
  ask(who, 'PUT', `/api/feedback/${feedbackId}/reveal`, { agree: isAgreed });
const read = async (who: TestPerson, id = feedbackId): Promise<Thread> =>
  (await ask(who, 'GET', inThread('', id))).json();
const texts = async (who: TestPerson) => (await read(who)).messages.map(({ text }) => text);
const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.json().error?.code;

it('a maker who has closed a thread gets nothing more from that tester, until they open it again', async () => {
  expect((await close(maker)).json()).toMatchObject({
    closed: { maker: true, tester: false },
    can: { reply: false, reveal: false, close: true },
  });
  expect(await read(tester)).toMatchObject({ closed: { maker: true }, can: { reply: false, reveal: false } });
  for (const act of [write(tester, 'Please.'), agree(tester), write(maker, 'No.'), agree(maker)]) {
    expect(codeOf(await act)).toBe('feedback.thread_closed');
  }
  await close(maker, false);
  expect((await write(tester, 'Thank you.')).statusCode).toBe(200);
  await publishAll(world);
  expect(await texts(maker)).toEqual(['Thank you.']);
});

it('what a maker had not received when they closed a thread never comes, or it would tell that it was held', async () => {
  await write(tester, 'On its way.');
  await agree(tester);
  await close(maker);
  await publishAll(world);
  expect(await texts(maker)).toEqual([]);
  await close(maker, false);
  await publishAll(world);
  expect(await read(maker)).toMatchObject({ messages: [], reveal: { tester: false } });
  const { messages, shownFrom } = await read(tester);
  expect(messages).toMatchObject([{ text: 'On its way.', isUndelivered: true }]);
  expect(shownFrom).toBeNull();
});

it('a tester who closes a thread changes nothing that its maker gets, and hears nothing of it', async () => {
  await write(maker, 'What did you expect?');
  const before = await read(maker);
  expect((await close(tester)).json()).toMatchObject({
    messages: [],
    closed: { maker: false, tester: true },
    can: { reply: false, reveal: false, close: true },
  });
  await publishAll(world);
  expect(await read(maker)).toEqual(before);
  await workOff(world);
  const newsOfTester = async () => (await ask(tester, 'GET', '/api/me/notifications')).json().items;
  const news = await newsOfTester();
  expect((await write(maker, 'Anybody there?')).statusCode).toBe(200);
  await workOff(world);
  expect(await newsOfTester()).toEqual(news);
  expect(await texts(tester)).toEqual([]);
  await close(tester, false);
  expect(await texts(tester)).toEqual(['What did you expect?', 'Anybody there?']);
});

it('closing a thread takes back the word to show names, on either side', async () => {
  await agree(tester);
  await publishAll(world);
  await close(tester);
  await agree(maker);
  await publishAll(world);
  expect((await read(maker)).reveal).toMatchObject({ names: null, tester: false, maker: true });
  await close(maker);
  expect((await read(maker)).reveal).toMatchObject({ names: null, maker: false });
});

it('stays closed for a tester who removes their feedback and gives another', async () => {
  await close(maker);
  await ask(tester, 'DELETE', `/api/feedback/${feedbackId}`);
  await publishAll(world);
  feedbackId = await giveFeedback(projectId, `${comment} And again.`);
  await publishAll(world);
  expect((await read(maker)).closed.maker).toBe(true);
  expect(codeOf(await write(tester, 'It is me again.'))).toBe('feedback.thread_closed');
});

it('tells nothing of other masks: on the next project of the same maker the same tester writes as before', async () => {
  const next = await makeProject(world, maker.id);
  const nextId = await giveFeedback(next, 'A long list, and I found what I was after in a minute or two.');
  await publishAll(world);
  const before = [await read(maker, nextId), (await ask(maker, 'GET', '/api/me/inbox')).json()];
  await close(maker);
  expect([await read(maker, nextId), (await ask(maker, 'GET', '/api/me/inbox')).json()]).toEqual(before);
  expect((await write(tester, 'Here too.', nextId)).statusCode).toBe(200);
});

it('what a maker closed is closed after the tester’s account has gone, and what that tester closed is forgotten', async () => {
  await close(maker);
  await close(tester);
  const before = await read(maker);
  const confirmed = 'update sessions set identity_confirmed_at = $1';
  await world.database.pool.query(confirmed, [world.clock.now]);
  const gone = await ask(tester, 'POST', '/api/me/erasure', { username: tester.username, password });
  expect(gone.statusCode).toBe(204);
  expect(await read(maker)).toEqual(before);
  const { rows } = await world.database.pool.query(
    'select closed_by from hidden.tester_blocks where project_id = $1',
    [projectId],
  );
  expect(rows).toEqual([{ closed_by: 'maker' }]);
});

it('lets no message through that is written while the maker closes the thread', async () => {
  for (let round = 0; round < 15; round++) {
    const acts = [write(tester, `${round}`), close(maker), write(tester, `${round} again`)];
    for (const answer of await Promise.all(acts)) expect([200, 409]).toContain(answer.statusCode);
    await publishAll(world);
    expect(await texts(maker)).toEqual([]);
    await close(maker, false);
  }
});
