import { randomUUID } from 'node:crypto';
import { iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tryOut } from '../../../testing/attacks/hidden-notes.ts';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { storeFeedback } from '../feedback/give/store-feedback.ts';
import { learnMedians } from '../feedback/skips/skip-counts.queries.ts';

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
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  projectId = await makeProject(world, maker.id);
});
afterAll(() => world.close());

const changed = { whatChanged: 'The second page loads at once.', link: null, feedbackIds: [], skipIds: [] };

const ask = asker(() => app);
const publish = (who: TestPerson, change = {}, on = projectId) =>
  ask(who, 'POST', `/api/projects/${on}/iterations`, { ...changed, ...change });
const list = async (who?: TestPerson, after = '') =>
  (await ask(who, 'GET', `/api/projects/${projectId}/iterations${after && `?after=${after}`}`)).json();

const feedbackBy = async (who: TestPerson, isLimited = false, on = projectId) => {
  const comment = `The second page of ${on} stayed empty for a minute.`;
  const written = { projectId: on, rating: 3, comment };
  await tryOut(world, on, who.id);
  const kept = await storeFeedback({ ...who.ctx, newId: randomUUID }, { id: who.id, isLimited }, written);
  await publishAll(world);
  return kept;
};
const skipBy = async (who: TestPerson, reason = 'too_complex', on = projectId) => {
  const skipped = await ask(who, 'POST', `/api/projects/${on}/skips`, { reason, note: 'Too many steps.' });
  await publishAll(world);
  return skipped.json().id;
};

describe('an iteration', () => {
  it('does not include feedback that does not count in its number of credits', async () => {
    const { id } = await feedbackBy(tester);
    const untested = { rating: 3, comment: 'I did not open it, but the page looks friendly.' };
    const other = await makePerson(world, `untested_${people}`);
    const uncounted = (await ask(other, 'POST', `/api/projects/${projectId}/feedback`, untested)).json();
    await publishAll(world);
    const answer = await publish(maker, { feedbackIds: [id, uncounted.id] });
    expect(answer.json()).toMatchObject({ credited: 1 });
    expect((await list()).items).toMatchObject([{ credited: 1 }]);
  });

  it('is read by everybody, says how many notes it credits and nothing of whose or which', async () => {
    const { id } = await feedbackBy(tester);
    const skipId = await skipBy(await makePerson(world, `skipper_${people}`));
    const answer = await publish(maker, {
      link: 'https://tidepool.example/new',
      feedbackIds: [id],
      skipIds: [skipId],
    });
    expect(answer.statusCode).toBe(201);
    const expected = {
      id: expect.any(String),
      whatChanged: changed.whatChanged,
      link: 'https://tidepool.example/new',
      credited: 2,
      publishedAt: '2026-11-16T10:00:00.000Z',
      isEdited: false,
      isTakenDown: false,
    };
    for (const reader of [undefined, tester, maker]) {
      expect(await list(reader)).toEqual({
        items: [expected],
        next: null,
        can: { publish: reader === maker, edit: reader === maker, remove: reader === maker },
      });
    }
    expect(world.happened.pushes.at(-1)).toEqual({
      topic: `project:${projectId}`,
      event: 'iterations.changed',
      payload: { projectId },
    });
  });

  it('credits only what its maker can read on this very project, and is refused whole otherwise', async () => {
    const limited = await makePerson(world, `quiet_${people}`, { standing: 'limited' });
    const withheld = (await feedbackBy(limited, true)).id;
    const elsewhere = (await feedbackBy(tester, false, await makeProject(world, maker.id))).id;
    const own = (await feedbackBy(tester)).id;
    for (const wrong of [withheld, elsewhere, randomUUID()]) {
      expect((await publish(maker, { feedbackIds: [own, wrong] })).statusCode).toBe(404);
      expect((await publish(maker, { skipIds: [wrong] })).statusCode).toBe(404);
    }
    expect((await list()).items).toEqual([]);
  });

  it('needs words, a real address, and at most ten credits of a kind, each once', async () => {
    const many = Array.from({ length: iterationLimits.creditsMax + 1 }, () => randomUUID());
    const twice = [many[0], many[0]];
    for (const wrong of [
      { whatChanged: 'Better.' },
      { link: 'javascript:alert(1)' },
      { feedbackIds: many },
      { skipIds: many },
      { feedbackIds: twice },
    ]) {
      expect((await publish(maker, wrong)).statusCode).toBe(400);
    }
  });

  it('comes in pages that miss none and repeat none', async () => {
    for (let n = 0; n <= iterationLimits.page; n++) await publish(maker);
    const first = await list();
    const second = await list(undefined, first.next);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([new Set(ids).size, second.next]).toEqual([iterationLimits.page + 1, null]);
  });
});

describe('the diagnosis of skips', () => {
  const read = async () => (await ask(maker, 'GET', `/api/projects/${projectId}/skip-diagnosis`)).json();

  it('compares before and after, and stands beside the median of its category once five projects speak', async () => {
    await world.database.pool.query('delete from skips');
    for (let project = 0; project < 5; project++) {
      const on = project === 0 ? projectId : await makeProject(world, maker.id);
      for (let n = 0; n < 5; n++) {
        const reason = n < project ? 'other' : 'too_complex';
        await skipBy(await makePerson(world, `s_${people}_${project}_${n}`), reason, on);
      }
      if (project === 3) await learnMedians(world.database.db);
    }
    expect((await read()).medians).toBeNull();
    await learnMedians(world.database.db);
    await publish(maker);
    const { versions, medians } = await read();
    expect(medians).toContainEqual({ reason: 'other', share: expect.closeTo(0.4) });
    expect(medians).toContainEqual({ reason: 'too_complex', share: expect.closeTo(0.6) });
    expect(versions).toHaveLength(2);
    expect(versions[0]).toMatchObject({
      from: '2026-11-16',
      changes: ['iteration'],
    });
    expect(versions[1]).toEqual({ from: null, changes: [], shares: null });
    expect(versions[0].shares).toContainEqual({ reason: 'too_complex', share: 1 });
  });
});
