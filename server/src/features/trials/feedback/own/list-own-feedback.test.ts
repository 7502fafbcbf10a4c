import { randomUUID } from 'node:crypto';
import type { FeedbackFate } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import type { GivenFeedback } from '@firstlight/contract/trials/feedback/own-feedback.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { storeFeedback } from '../give/store-feedback.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  maker = await makePerson(world, 'maker');
  tester = await makePerson(world, 'tester');
});
afterAll(() => world.close());

const ask = asker(() => app);

async function give(who = tester): Promise<{ id: string; projectId: string }> {
  const projectId = await makeProject(world, maker.id);
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  const comment = `About ${projectId}: the list opens, the second page stays empty for me.`;
  const ctx = { ...who.ctx, newId: randomUUID };
  const { id } = await storeFeedback(
    ctx,
    { id: who.id, isLimited: false },
    { projectId, rating: 4, comment },
  );
  await publishAll(world);
  return { id, projectId };
}

async function listed(fate?: FeedbackFate, who = tester): Promise<GivenFeedback[]> {
  return (await ask(who, 'GET', `/api/me/feedback${fate ? `?fate=${fate}` : ''}`)).json().items;
}
const idsOf = (items: readonly GivenFeedback[]) => items.map(({ feedback }) => feedback.id);

describe('one’s own feedback', () => {
  it('comes with what has become of it, and is found by it', async () => {
    const [plain, helped, answered, credited] = [await give(), await give(), await give(), await give()];
    await ask(maker, 'PUT', `/api/feedback/${helped.id}/mark`, { mark: 'helpful' });
    await ask(maker, 'PUT', `/api/feedback/${plain.id}/mark`, { mark: 'not_helpful', reason: 'Too short.' });
    const thread = `/api/feedback/${answered.id}/thread/messages`;
    await ask(maker, 'PUT', `${thread}/${randomUUID()}`, { text: 'Which page?' });
    const iteration = randomUUID();
    await world.database.pool.query(
      `with made as (
         insert into iterations (id, project_id, what_changed, credited, published_at)
         values ($1, $2, 'The second page is there.', 1, now()) returning id
       ) insert into iteration_feedback (iteration_id, feedback_id) select id, $3 from made`,
      [iteration, credited.projectId, credited.id],
    );
    expect(idsOf(await listed())).toEqual([credited, answered, helped, plain].map(({ id }) => id));
    expect((await listed()).at(-1)).toMatchObject({
      projectId: plain.projectId,
      project: { id: plain.projectId, name: 'Tidepool', cover: null },
      leadsOut: true,
      mark: 'not_helpful',
      markReason: 'Too short.',
      isReplyWaiting: false,
      credits: 0,
      feedback: { own: { uncountedFor: 'untested', shownFrom: null }, can: { edit: true, remove: true } },
    });
    expect(idsOf(await listed('helpful'))).toEqual([helped.id]);
    expect(idsOf(await listed('replied'))).toEqual([answered.id]);
    expect(idsOf(await listed('credited'))).toEqual([credited.id]);
    expect(await listed('uncounted')).toHaveLength(4);

    // Whoever has answered last waits for nothing.
    await ask(tester, 'PUT', `${thread}/${randomUUID()}`, { text: 'The second.' });
    expect(await listed('replied')).toEqual([]);
  });

  it('is nobody else’s to list, not even the maker’s', async () => {
    await give();
    expect(await listed(undefined, maker)).toEqual([]);
  });

  it('goes when it is deleted, and does not name a project that one may no longer see', async () => {
    const [gone, hidden] = [await give(), await give()];
    await ask(tester, 'DELETE', `/api/feedback/${gone.id}`);
    await ask(maker, 'PUT', `/api/projects/${hidden.projectId}/visibility`, { isHidden: true });
    const [latest] = await listed();
    expect(latest).toMatchObject({ feedback: { id: hidden.id }, project: null });
    expect(idsOf(await listed())).not.toContain(gone.id);
  });

  it('comes in pages that miss none and repeat none', async () => {
    const busy = await makePerson(world, 'busy');
    const total = feedbackLimits.page + 3;
    for (let n = 0; n < total; n++) await give(busy);
    const first = (await ask(busy, 'GET', '/api/me/feedback')).json();
    const second = (await ask(busy, 'GET', `/api/me/feedback?after=${first.next}`)).json();
    const ids = idsOf([...first.items, ...second.items]);
    expect([new Set(ids).size, second.next]).toEqual([total, null]);
  });
});
