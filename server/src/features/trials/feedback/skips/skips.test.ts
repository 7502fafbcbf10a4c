import { feedbackRules } from '@firstlight/contract/rules.ts';
import { skipLimits } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../core/transaction.ts';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { storeFeedback } from '../give/store-feedback.ts';
import { skipsPersonal } from './skips.personal.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let projectId: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
beforeEach(async () => {
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  projectId = await makeProject(world, maker.id);
});
afterAll(() => world.close());

const note = 'For whom is it? The first page does not say.';

const ask = asker(() => app);
const skip = (who: TestPerson, change = {}) =>
  ask(who, 'POST', `/api/projects/${projectId}/skips`, { reason: 'unclear_value', note, ...change });
const notesFor = async (who: TestPerson) => {
  await publishAll(world);
  return ask(who, 'GET', `/api/projects/${projectId}/skips`);
};

async function skipCount(): Promise<number> {
  await publishAll(world);
  const { rows } = await world.database.pool.query(
    'select skip_count from project_stats where project_id = $1',
    [projectId],
  );
  return rows[0].skip_count;
}

describe('a skip', () => {
  it('is counted apart from feedback, and heard of by the distribution', async () => {
    const answer = await skip(tester);
    expect(answer.statusCode).toBe(201);
    expect(await skipCount()).toBe(1);
    expect(world.happened.events.at(-1)).toEqual({ name: 'feedback.skipped', projectId });
  });

  it('needs a note of one to 140 characters and a reason we know', async () => {
    for (const change of [{ note: ' ' }, { note: 'n'.repeat(141) }, { reason: 'boring' }]) {
      expect((await skip(tester, change)).statusCode).toBe(400);
    }
    expect((await skip(tester, { note: 'n'.repeat(140) })).statusCode).toBe(201);
  });

  it('is one, however many arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => skip(tester)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await skipCount()).toBe(1);
  });

  it('is refused on one’s own project, after feedback, and to the suspended', async () => {
    expect((await skip(maker)).json().error.code).toBe('feedback.on_own_project');
    const written = { projectId, rating: 4, comment: 'The first screen is clear, the second is not.' };
    await storeFeedback(tester.ctx, { id: tester.id, isLimited: false }, written);
    expect((await skip(tester)).json().error.code).toBe('feedback.already_given');
    const suspended = await makePerson(world, `away_${people}`, { standing: 'suspended' });
    expect((await skip(suspended)).json().error.code).toBe('accounts.suspended');
    expect(await skipCount()).toBe(0);
  });

  it('can be taken back for a few seconds, by its author, once', async () => {
    const { id } = (await skip(tester)).json();
    const takeBack = (who: TestPerson) => ask(who, 'DELETE', `/api/skips/${id}`);
    expect((await takeBack(maker)).statusCode).toBe(404);
    const both = await Promise.all([takeBack(tester), takeBack(tester)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
    expect(await skipCount()).toBe(0);
    expect((await skip(tester)).json().id).not.toBe(id);
  });

  it('stays after that', async () => {
    const { id } = (await skip(tester)).json();
    const began = world.clock.now;
    const seconds = skipLimits.undoSeconds + skipLimits.undoGraceSeconds + 1;
    world.clock.now = new Date(began.getTime() + seconds * 1000);
    expect((await ask(tester, 'DELETE', `/api/skips/${id}`)).statusCode).toBe(404);
    world.clock.now = began;
    expect(await skipCount()).toBe(1);
  });

  it('by a limited person is counted nowhere and shown to nobody', async () => {
    await skip(await makePerson(world, `quiet_${people}`, { standing: 'limited' }));
    expect(await skipCount()).toBe(0);
    expect((await notesFor(maker)).json().items).toEqual([]);
  });
});

describe('its note', () => {
  it('is for the maker, from “Tester N”, with its day', async () => {
    await skip(tester);
    const { items, reasons } = (await notesFor(maker)).json();
    expect(items).toEqual([
      {
        id: expect.any(String),
        tester: expect.any(Number),
        reason: 'unclear_value',
        note,
        day: '2026-11-16',
      },
    ]);
    expect(reasons).toEqual([{ reason: 'unclear_value', count: 1 }]);
    for (const other of [tester, await makePerson(world, `other_${people}`)]) {
      expect((await notesFor(other)).statusCode).toBe(404);
    }
  });

  it('is sealed, and nothing in the database says whose it is', async () => {
    const { id } = (await skip(tester)).json();
    const { rows } = await world.database.pool.query(
      `select (select row_to_json(s) from skips s where id = $1)::text
        || (select row_to_json(a) from hidden.skip_authors a where skip_id = $1)::text as all`,
      [id],
    );
    expect(rows[0].all).not.toContain(note);
    expect(rows[0].all).not.toContain(tester.id);
  });

  it('is in its author’s archive, and stays without an author when they leave', async () => {
    const { id } = (await skip(tester)).json();
    const person = { id: tester.id, name: '', username: '', email: '', language: 'en' as const };
    const own = await Array.fromAsync(skipsPersonal.tables.skips?.rows?.(world.ctx, person) ?? []);
    expect(own).toMatchObject([{ projectId, reason: 'unclear_value', note, givenOn: '2026-11-16' }]);
    await publishAll(world);
    await inTransaction(world.ctx, async (tx) => skipsPersonal.erase?.(tx, person));
    expect((await notesFor(maker)).json().items).toMatchObject([{ id, note }]);
    expect(await Array.fromAsync(skipsPersonal.tables.skips?.rows?.(world.ctx, person) ?? [])).toEqual([]);
  });

  it('comes in pages that miss none and repeat none, with statistics once there are enough', async () => {
    const total = skipLimits.page + 3;
    for (let n = 0; n < total; n++) await skip(await makePerson(world, `many_${people}_${n}`));
    const first = (await notesFor(maker)).json();
    const second = (
      await ask(maker, 'GET', `/api/projects/${projectId}/skips?after=${encodeURIComponent(first.next)}`)
    ).json();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([new Set(ids).size, second.next]).toEqual([total, null]);
    expect(total).toBeGreaterThan(feedbackRules.skipStatisticsFrom);
    expect(first.reasons).toEqual([{ reason: 'unclear_value', count: total }]);
  });
});
