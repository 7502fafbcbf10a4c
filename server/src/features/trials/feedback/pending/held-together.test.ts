import { randomUUID } from 'node:crypto';
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
import { withholdEarlier } from '../limit-author.ts';
import { releasePending } from './release-pending.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let projectId: string;
let elsewhere: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:07:00Z');
  for (const sent of Object.values(world.happened)) sent.length = 0;
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  projectId = await makeProject(world, maker.id);
  elsewhere = await makeProject(world, maker.id);
});
afterAll(() => world.close());

const ask = asker(() => app);
const words = 'The first screen is clear, the second one asks more of me than I know.';
const on = (path: string) => `/api/projects/${projectId}${path}`;
const give = async () => (await ask(tester, 'POST', on('/feedback'), { rating: 4, comment: words })).json();
const speak = () => ask(tester, 'POST', `/api/projects/${elsewhere}/comments`, { body: 'Well done.' });
const seen = async () => (await ask(maker, 'GET', on('/feedback'))).json().items;
const thread = async (who: TestPerson, id: string) =>
  (await ask(who, 'GET', `/api/feedback/${id}/thread`)).json();
const write = (id: string, text: string) =>
  ask(tester, 'PUT', `/api/feedback/${id}/thread/messages/${randomUUID()}`, { text });

/** Lets the clock reach a moment, and the job run that comes with it; a lot of n is the nth quarter after the next. */
async function at(time: string, lot = 0): Promise<void> {
  world.clock.now = new Date(time.includes('T') ? time : `2026-11-16T${time}Z`);
  const newId = () => `00000000-0000-4000-8000-${lot.toString(16).padStart(12, '0')}`;
  await releasePending({ ...world.jobCtx, newId });
}

describe('what belongs together', () => {
  it('stays together: a message and an agreement wait for the feedback that is held', async () => {
    const { id } = await give();
    await speak();
    await at('10:15:00', 21);
    world.clock.now = new Date('2026-11-16T12:01:00Z');
    await write(id, 'It was the second page.');
    await ask(tester, 'PUT', `/api/feedback/${id}/reveal`, { agree: true });
    expect((await thread(tester, id)).shownFrom).toBe('2026-11-16T15:45:00.000Z');
    await at('12:15:00');
    expect(world.happened.events.filter(({ name }) => name.startsWith('feedback.'))).toEqual([]);
    expect((await thread(tester, id)).shownFrom).toBe('2026-11-16T15:45:00.000Z');
    await at('15:45:00');
    const read = await thread(maker, id);
    expect(read).toMatchObject({ messages: [{ day: '2026-11-16' }], reveal: { tester: true } });
    const told = world.happened.events.map(({ name }) => name).filter((name) => name.startsWith('feedback.'));
    expect(told).toEqual(['feedback.given', 'feedback.replied', 'feedback.reveal_proposed']);
  });

  it('shows messages in the order in which they were written, of the day on which they show', async () => {
    const { id } = await give();
    await at('10:15:00');
    world.clock.now = new Date('2026-11-16T10:20:00Z');
    await write(id, 'one');
    await speak();
    await at('10:30:00', 80);
    world.clock.now = new Date('2026-11-16T18:00:00Z');
    await write(id, 'two');
    await at('18:15:00');
    expect((await thread(maker, id)).messages).toEqual([]);
    await at('2026-11-17T06:45:00Z');
    expect((await thread(maker, id)).messages).toMatchObject([
      { text: 'one', day: '2026-11-17' },
      { text: 'two', day: '2026-11-17' },
    ]);
  });

  it('shows no message of a feedback that its author has moved on', async () => {
    const { id } = await give();
    await write(id, 'It was the second page.');
    world.clock.now = new Date('2026-11-16T10:15:04Z');
    await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 2, comment: words });
    await at('10:15:30');
    expect(world.happened.events.filter(({ name }) => name === 'feedback.replied')).toEqual([]);
    await at('10:30:00');
    expect((await thread(maker, id)).messages).toHaveLength(1);
  });

  it('keeps the moment of a held feedback that is edited, and takes the new words', async () => {
    const { id } = await give();
    await speak();
    await at('10:15:00', 21);
    world.clock.now = new Date('2026-11-16T14:00:00Z');
    const edited = await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 2, comment: words });
    expect(edited.json().own.shownFrom).toBe('2026-11-16T15:45:00.000Z');
    await at('14:15:00');
    expect(await seen()).toEqual([]);
    await at('15:45:00');
    expect(await seen()).toMatchObject([{ rating: 2 }]);
  });
});

describe('what is taken back', () => {
  it('is gone with the next quarter, also beside something under a name, and with it the word to show names', async () => {
    const { id } = await give();
    await ask(tester, 'PUT', `/api/feedback/${id}/reveal`, { agree: true });
    await at('10:15:00');
    world.clock.now = new Date('2026-11-16T10:20:00Z');
    await speak();
    await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 1, comment: words });
    await at('10:30:00', 50);
    expect(await seen()).toMatchObject([{ rating: 4 }]);
    await ask(tester, 'DELETE', `/api/feedback/${id}`);
    await at('10:45:00', 50);
    expect(await seen()).toEqual([]);
    const { rows } = await world.database.pool.query(
      'select has_tester_agreed as agreed from feedback_threads where feedback_id = $1',
      [id],
    );
    expect(rows).toEqual([{ agreed: false }]);
  });

  it('never shows where it was held, also when it goes in the moment in which it is held', async () => {
    const { id } = await give();
    await speak();
    world.clock.now = new Date('2026-11-16T10:15:00Z');
    await Promise.all([ask(tester, 'DELETE', `/api/feedback/${id}`), at('10:15:00', 4)]);
    for (const time of ['10:30:00', '11:30:00']) {
      await at(time);
      expect(await seen()).toEqual([]);
    }
  });

  it('names nobody where a “no” is held and the maker agrees', async () => {
    const { id } = await give();
    await ask(tester, 'PUT', `/api/feedback/${id}/reveal`, { agree: true });
    await at('10:15:00');
    world.clock.now = new Date('2026-11-16T10:20:00Z');
    await speak();
    await ask(tester, 'PUT', `/api/feedback/${id}/reveal`, { agree: false });
    await at('10:30:00', 30);
    await ask(maker, 'PUT', `/api/feedback/${id}/reveal`, { agree: true });
    expect((await thread(maker, id)).reveal).toMatchObject({ tester: true, names: null });
    await at('18:15:00');
    expect((await thread(maker, id)).reveal).toMatchObject({ tester: false, names: null });
  });

  it('stays hidden where its author is limited for their feedback meanwhile', async () => {
    await give();
    await speak();
    await at('10:15:00', 4);
    await withholdEarlier(world.ctx, tester.id);
    await at('11:30:00');
    expect(await seen()).toEqual([]);
  });
});

describe('somebody who deletes their account', () => {
  it('leaves an edit that shows at a moment drawn by lot, as their going is seen', async () => {
    const { id } = await give();
    await at('10:15:00');
    world.clock.now = new Date('2026-11-16T10:20:00Z');
    await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 1, comment: words });
    await forgetAuthor({ ...world.ctx, newId: () => '00000000-0000-4000-8000-000000000008' }, tester.id);
    await at('10:30:00');
    expect(await seen()).toMatchObject([{ rating: 4 }]);
    await at('12:30:00');
    expect(await seen()).toMatchObject([{ rating: 1 }]);
  });

  it('takes what is held with them', async () => {
    await give();
    await speak();
    await at('10:15:00', 4);
    await forgetAuthor(world.ctx, tester.id);
    await at('2026-11-18T10:15:00Z');
    expect(await seen()).toEqual([]);
  });
});
