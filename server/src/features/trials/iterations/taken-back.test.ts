import { randomUUID } from 'node:crypto';
import { iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tryOut } from '../../../testing/attacks/hidden-notes.ts';
import { makePerson, makeProject, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { publishAll, publishDue } from '../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { openTest } from '../feedback/test-it/open-test.ts';
import { countIterations } from './count-iterations.ts';
import { iterationJobs } from './iterations.jobs.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let projectId: string;
let feedbackId: string;
let people = 0;

const said = { rating: 3, comment: 'The second page stayed empty until I came back to it.' };
const changed = { whatChanged: 'The second page loads at once.', link: null };

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app({ config: { LIMIT_FACTOR: 1000 }, takeLimit: async () => undefined });
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:07:00.000Z');
  for (const sent of Object.values(world.happened)) sent.length = 0;
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  projectId = await makeProject(world, maker.id);
  await tryOut(world, projectId, tester.id);
  feedbackId = (await ask(tester, 'POST', `/api/projects/${projectId}/feedback`, said)).json().id;
  await publishAll(world);
  later(1);
});
afterAll(() => world.close());

const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) });
const publish = async (): Promise<string> => {
  const body = { ...changed, feedbackIds: [feedbackId], skipIds: [] };
  return (await ask(maker, 'POST', `/api/projects/${projectId}/iterations`, body)).json().id;
};
const list = async () => (await ask(tester, 'GET', `/api/projects/${projectId}/iterations`)).json().items;
const newsOf = async (who: TestPerson, wanted: string) =>
  (await ask(who, 'GET', '/api/notifications'))
    .json()
    .items.filter(({ kind }: { kind: string }) => kind === wanted);
const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};
const remove = (id: string) => ask(maker, 'DELETE', `/api/iterations/${id}`);
const restore = (id: string) => ask(maker, 'POST', `/api/iterations/${id}/restorations`);
const iteratedAt = async () => {
  await workOff(world);
  const { rows } = await world.database.pool.query(
    'select iterated_at from project_needs where project_id = $1',
    [projectId],
  );
  return rows[0].iterated_at;
};
const night = async () => {
  const forget = iterationJobs.find(({ name }) => name === 'iterations.forget-removed');
  await forget?.run(world.jobCtx, {});
  const { rows } = await world.database.pool.query(
    `select (select count(*) from iterations where project_id = $1)::int as iterations,
       (select count(*) from iteration_feedback where feedback_id = $2)::int as credits`,
    [projectId, feedbackId],
  );
  return rows[0];
};

describe('an iteration’s words', () => {
  it('can be changed, which shows; the same words again do not, and credits stay', async () => {
    const id = await publish();
    const edit = (words: object) => ask(maker, 'PATCH', `/api/iterations/${id}`, words);
    expect((await edit(changed)).json()).toMatchObject({ ...changed, isEdited: false });
    const words = { whatChanged: 'Both pages load at once.', link: 'https://tidepool.example/new' };
    expect((await edit(words)).json()).toMatchObject({ ...words, isEdited: true });
    expect(await list()).toMatchObject([{ id, ...words, credited: 1, isEdited: true }]);
    for (const wrong of [
      { ...words, whatChanged: 'Better.' },
      { ...words, feedbackIds: [] },
    ]) {
      expect((await edit(wrong)).statusCode).toBe(400);
    }
  });

  it('are gone with a removed one', async () => {
    const id = await publish();
    await remove(id);
    expect((await ask(maker, 'PATCH', `/api/iterations/${id}`, changed)).statusCode).toBe(404);
  });
});

describe('a removed iteration', () => {
  it('is read and counted by nobody, comes back as it was, and its news stays told once', async () => {
    const id = await publish();
    const before = await list();
    await workOff(world);
    later(10);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(id)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await countIterations(world.ctx, [projectId])).size).toBe(0);
    expect((await ask(tester, 'GET', `/api/projects/${projectId}/feedback/mine`)).json().changed).toBeNull();
    later(10);
    expect((await restore(id)).json()).toEqual(before[0]);
    await workOff(world);
    expect(await list()).toEqual(before);
    later(30);
    expect(await newsOf(tester, 'credit')).toMatchObject([{ count: 1 }]);
  });

  it('tells nobody when it was gone before anybody was told', async () => {
    await remove(await publish());
    await workOff(world);
    later(15);
    expect(await newsOf(tester, 'credit')).toEqual([]);
  });

  it('no longer brings the project back to those who skipped it; an earlier one still does', async () => {
    const first = await publish();
    const since = world.clock.now;
    later(60);
    const second = await publish();
    expect(await iteratedAt()).toEqual(world.clock.now);
    await remove(second);
    expect(await iteratedAt()).toEqual(since);
    await remove(first);
    expect(await iteratedAt()).toBeNull();
    await restore(second);
    expect(await iteratedAt()).toEqual(world.clock.now);
  });

  it('goes for good, with its credits, when it can no longer be brought back', async () => {
    const id = await publish();
    await remove(id);
    expect(await night()).toEqual({ iterations: 1, credits: 1 });
    later(iterationLimits.restoreMinutes + 1);
    expect((await restore(id)).statusCode).toBe(404);
    expect(await night()).toEqual({ iterations: 0, credits: 0 });
  });
});

describe('a test after an iteration', () => {
  async function testAgain(who: TestPerson, id: string): Promise<void> {
    const { address } = (await ask(who, 'POST', `/api/projects/${projectId}/tests`)).json();
    await openTest(world.ctx, address.replace('/go/', ''));
    await ask(who, 'PATCH', `/api/feedback/${id}`, { ...said, rating: 5 });
  }

  it('notifies the maker once, at a publication boundary, by the day, and by no name', async () => {
    const other = await makePerson(world, `other_${people}`);
    const otherId = (
      await ask(other, 'POST', `/api/projects/${projectId}/feedback`, { ...said, rating: 2 })
    ).json().id;
    await publishAll(world);
    later(1);
    await publish();
    later(1);
    await testAgain(tester, feedbackId);
    expect(await newsOf(maker, 'retest')).toEqual([]);
    await ask(tester, 'PATCH', `/api/feedback/${feedbackId}`, { ...said, rating: 4 });
    await testAgain(other, otherId);
    later(15);
    await publishDue(world);
    await workOff(world);
    const news = await newsOf(maker, 'retest');
    expect(news).toMatchObject([{ count: 2, actor: null, at: '2026-11-16', about: { id: projectId } }]);
    for (const { id, username } of [tester, other]) {
      expect(JSON.stringify([news, world.happened.pushes])).not.toContain(username);
      expect(
        JSON.stringify([news, world.happened.jobs, world.happened.events.filter(isRetest)]),
      ).not.toContain(id);
    }
    const rung = world.happened.pushes.filter(({ topic }) => topic === `me:${maker.id}`);
    expect(new Set(rung.map(({ event }) => event))).toEqual(new Set(['notifications.changed']));
  });

  it('is no news where nothing was changed, or where others do not see the feedback', async () => {
    await testAgain(tester, feedbackId);
    await publish();
    later(1);
    await world.database.pool.query('update feedback set is_withheld = true where id = $1', [feedbackId]);
    await testAgain(tester, feedbackId);
    later(15);
    expect(await newsOf(maker, 'retest')).toEqual([]);
  });

  const isRetest = ({ name }: { name: string }) => name === 'feedback.retested';
});
