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
});
afterAll(() => world.close());

const ask = asker(() => app);
const words = 'The first screen is clear, the second one asks more of me than I know.';
const on = (path: string) => `/api/projects/${projectId}${path}`;
const give = async () => (await ask(tester, 'POST', on('/feedback'), { rating: 4, comment: words })).json();
const seen = async () => (await ask(maker, 'GET', on('/feedback'))).json().items;
const thread = async (who: TestPerson, id: string) =>
  (await ask(who, 'GET', `/api/feedback/${id}/thread`)).json();
const write = (id: string, text: string) =>
  ask(tester, 'PUT', `/api/feedback/${id}/thread/messages/${randomUUID()}`, { text });

/** Sets the clock and runs the job. */
async function at(time: string): Promise<void> {
  world.clock.now = new Date(`2026-11-16T${time}Z`);
  await releasePending(world.jobCtx);
}

describe('messages and edits of one feedback', () => {
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
});

describe('what is taken back', () => {
  it('is gone with the next quarter, and with it the agreement to show names', async () => {
    const { id } = await give();
    await ask(tester, 'PUT', `/api/feedback/${id}/reveal`, { agree: true });
    await at('10:15:00');
    world.clock.now = new Date('2026-11-16T10:20:00Z');
    await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 1, comment: words });
    await at('10:30:00');
    expect(await seen()).toMatchObject([{ rating: 1 }]);
    world.clock.now = new Date('2026-11-16T10:35:00Z');
    await ask(tester, 'DELETE', `/api/feedback/${id}`);
    await at('10:45:00');
    expect(await seen()).toEqual([]);
    const { rows } = await world.database.pool.query(
      'select has_tester_agreed as agreed from feedback_threads where feedback_id = $1',
      [id],
    );
    expect(rows).toEqual([{ agreed: false }]);
  });

  it('is gone with the next quarter when the removal races with the publication', async () => {
    const { id } = await give();
    world.clock.now = new Date('2026-11-16T10:15:00Z');
    await Promise.all([ask(tester, 'DELETE', `/api/feedback/${id}`), at('10:15:00')]);
    for (const time of ['10:30:00', '11:30:00']) {
      await at(time);
      expect(await seen()).toEqual([]);
    }
  });

  it('stays hidden where its author is limited for their feedback meanwhile', async () => {
    await give();
    await withholdEarlier(world.ctx, tester.id);
    await at('10:15:00');
    expect(await seen()).toEqual([]);
  });
});

describe('somebody who deletes their account', () => {
  it('leaves an edit that is published with the next quarter', async () => {
    const { id } = await give();
    await at('10:15:00');
    world.clock.now = new Date('2026-11-16T10:20:00Z');
    await ask(tester, 'PATCH', `/api/feedback/${id}`, { rating: 1, comment: words });
    await forgetAuthor(world.ctx, tester.id);
    expect(await seen()).toMatchObject([{ rating: 4 }]);
    await at('10:30:00');
    expect(await seen()).toMatchObject([{ rating: 1 }]);
  });

  it('takes what nobody has seen with them', async () => {
    await give();
    await forgetAuthor(world.ctx, tester.id);
    await at('10:15:00');
    expect(await seen()).toEqual([]);
  });
});
