import { randomUUID } from 'node:crypto';
import type { Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { forgetAuthor } from '../hidden/forget-author.ts';
import { publishResponses } from './publish-responses.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let feedbackId: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:01:00Z');
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  const projectId = await makeProject(world, maker.id);
  const comment = 'The first screen is clear, the second one asks more of me than I know.';
  feedbackId = (
    await ask(tester, 'POST', `/api/projects/${projectId}/feedback`, { rating: 4, comment })
  ).json().id;
  await at('10:10:00');
  world.clock.now = new Date('2026-11-16T10:11:00Z');
});
afterAll(() => world.close());

const ask = asker(() => app);
const thread = async (who: TestPerson): Promise<Thread> =>
  (await ask(who, 'GET', `/api/feedback/${feedbackId}/thread`)).json();
const textsFor = async (who: TestPerson) => (await thread(who)).messages.map(({ text }) => text);
const write = (who: TestPerson, text: string, id: string = randomUUID()) =>
  ask(who, 'PUT', `/api/feedback/${feedbackId}/thread/messages/${id}`, { text });
const agree = (who: TestPerson, yes = true) =>
  ask(who, 'PUT', `/api/feedback/${feedbackId}/reveal`, { agree: yes });

async function at(time: string): Promise<void> {
  world.clock.now = new Date(`2026-11-16T${time}Z`);
  await publishResponses(world.jobCtx);
}

describe('a message of the tester', () => {
  it('is visible to its author at once and to the maker from the next boundary', async () => {
    await write(tester, 'It was the second page.');
    expect(await textsFor(tester)).toEqual(['It was the second page.']);
    expect(await thread(tester)).toMatchObject({ shownFrom: '2026-11-16T10:15:00.000Z' });
    expect(await thread(maker)).toMatchObject({ messages: [], shownFrom: null });
    await at('10:15:00');
    expect(await textsFor(maker)).toEqual(['It was the second page.']);
    expect(await thread(tester)).toMatchObject({ shownFrom: null });
  });

  it('is refused when the version of its id would reveal the time of writing', async () => {
    const answer = await write(tester, 'When was this?', uuidV7(randomUUID()));
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
  });

  it('gets its position when it is published', async () => {
    await write(tester, 'one');
    await write(maker, 'two');
    world.clock.now = new Date('2026-11-16T10:12:00Z');
    await write(tester, 'three');
    expect(await textsFor(maker)).toEqual(['two']);
    await at('10:15:00');
    expect(await textsFor(maker)).toEqual(['two', 'one', 'three']);
    expect(await textsFor(tester)).toEqual(['two', 'one', 'three']);
  });

  it('is stored once under its ID, published or not', async () => {
    const id = randomUUID();
    for (const moment of ['10:12:00', '10:15:00']) {
      expect((await write(tester, 'Once.', id)).statusCode).toBe(200);
      const other = await write(tester, 'Twice.', id);
      expect([other.statusCode, other.json().error.code]).toEqual([409, 'feedback.message_id_taken']);
      expect((await write(maker, 'Once.', id)).statusCode).toBe(409);
      await at(moment);
    }
    expect(await textsFor(maker)).toEqual(['Once.']);
  });
});

describe('a tester’s agreement to show their name', () => {
  it('names both at the next boundary', async () => {
    await agree(maker);
    await agree(tester);
    expect((await thread(tester)).reveal).toMatchObject({ maker: true, tester: true, names: null });
    expect((await thread(maker)).reveal).toMatchObject({ maker: true, tester: false, names: null });
    await at('10:15:00');
    for (const who of [maker, tester]) {
      expect((await thread(who)).reveal.names?.tester.username).toBe(tester.username);
    }
  });

  it('names nobody after it was withdrawn and before the maker sees that', async () => {
    await agree(tester);
    await at('10:15:00');
    await agree(tester, false);
    await agree(maker);
    expect((await thread(maker)).reveal).toMatchObject({ maker: true, tester: true, names: null });
    await at('10:20:00');
    expect((await thread(maker)).reveal).toMatchObject({ maker: true, tester: false, names: null });
  });

  it('is withdrawn with the feedback that is removed', async () => {
    await agree(tester);
    await at('10:15:00');
    await ask(tester, 'DELETE', `/api/feedback/${feedbackId}`);
    await agree(maker);
    expect((await thread(maker)).reveal.names).toBeNull();
    await ask(tester, 'POST', `/api/feedback/${feedbackId}/restorations`);
    await at('10:20:00');
    expect((await thread(maker)).reveal).toMatchObject({ tester: false, names: null });
  });

  it('is withdrawn at the next boundary when the account is deleted', async () => {
    await agree(tester);
    await at('10:15:00');
    await forgetAuthor(world.ctx, tester.id);
    await at('10:19:59');
    expect((await thread(maker)).reveal.tester).toBe(true);
    await at('10:20:00');
    expect((await thread(maker)).reveal).toMatchObject({ tester: false, names: null });
  });
});
