import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { releaseActs } from '../../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { forgetAuthor } from '../hidden/forget-author.ts';
import { withholdFeedback } from './withhold-feedback.ts';

let world: World;
let app: FastifyInstance;
let owner: TestPerson;
beforeAll(async () => {
  world = await testWorld();
  app = await world.app({ takeLimit: async () => undefined });
  owner = await makePerson(world, 'owner');
});
afterAll(() => world.close());

let people = 0;
const newTester = (traits = {}) => makePerson(world, `tester_${++people}`, traits);

const ask = async (
  person: TestPerson,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const answer = await app.inject({
    method,
    url,
    headers: { cookie: person.cookie },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const opened = async (person: TestPerson, projectId: string) => {
  await ask(person, 'POST', `/api/projects/${projectId}/tests`);
  await world.database.pool.query(
    'update hidden.tests set opened_at = started_at where project_id = $1 and opened_at is null',
    [projectId],
  );
};
const long = (what: string) =>
  `${what}: the split is clear at once, though I could not find how to correct it.`;
const give = (
  person: TestPerson,
  projectId: string,
  rating = 4,
  comment = `${person.username} says ${long(projectId)}`,
) => ask(person, 'POST', `/api/projects/${projectId}/feedback`, { rating, comment });
const figures = async (projectId: string) => {
  await releaseActs(world);
  const { rows } = await world.database.pool.query(
    `select feedback_count as counted, uncounted_count as uncounted, rating_sum as sum,
       array[rated_1, rated_2, rated_3, rated_4, rated_5] as ratings
     from project_stats left join rating_counts using (project_id) where project_id = $1`,
    [projectId],
  );
  return rows[0];
};
/** What its author was told, once everybody sees it. */
const shown = (body: Feedback): Feedback => ({
  ...body,
  own: body.own && { ...body.own, shownFrom: null },
});
const counted = { counted: 1, uncounted: 0, sum: 4, ratings: [0, 0, 0, 1, 0] };

describe('giving feedback', () => {
  it('counts it with the next full quarter of an hour, under a number', async () => {
    const project = await makeProject(world, owner.id);
    const tester = await newTester();
    await opened(tester, project);
    const { status, body } = await give(tester, project);
    expect([status, body.evidence, body.isCounted, body.day]).toEqual([201, 'opened', true, '2026-11-16']);
    expect(body.own).toEqual({ uncountedFor: null, shownFrom: '2026-11-16T10:15:00.000Z' });
    expect(body.tester).toBeGreaterThan(0);
    expect(body.can).toEqual({ edit: true, remove: true, mark: false, talk: true });
    expect(await figures(project)).toEqual(counted);
  });

  it('is refused a second time, unless it is the same, which gets the same answer', async () => {
    const project = await makeProject(world, owner.id);
    const tester = await newTester();
    await opened(tester, project);
    const first = await give(tester, project);
    const before = world.happened.events.length;
    expect(await give(tester, project)).toEqual(first);
    expect((await give(tester, project, 5)).body.error.code).toBe('feedback.already_given');
    expect(world.happened.events).toHaveLength(before);
    expect(await figures(project)).toEqual(counted);
  });

  it('leaves one of thirty that come at once', async () => {
    const project = await makeProject(world, owner.id);
    const tester = await newTester();
    await opened(tester, project);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => give(tester, project, 1 + (index % 5), long(`try ${index}`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
    expect((await figures(project)).counted).toBe(1);
  });

  it('is refused on one’s own project, on a hidden one and to the suspended', async () => {
    const project = await makeProject(world, owner.id);
    expect((await give(owner, project)).body.error.code).toBe('feedback.on_own_project');
    const hidden = await makeProject(world, owner.id, { listed: false });
    expect((await give(await newTester(), hidden)).status).toBe(404);
    const suspended = await newTester({ standing: 'suspended' });
    expect((await give(suspended, project)).body.error.code).toBe('accounts.suspended');
    expect(await figures(project)).toMatchObject({ counted: 0, uncounted: 0 });
  });

  it.each([
    ['nothing says it was tried', false, long('untried'), 'untested'],
    ['it is short', true, 'Nice, I liked the colours.', 'short'],
  ])('is shown but not counted when %s', async (_, isOpened, comment, reason) => {
    const project = await makeProject(world, owner.id);
    const tester = await newTester();
    if (isOpened) await opened(tester, project);
    const preview = await ask(tester, 'POST', `/api/projects/${project}/feedback/previews`, { comment });
    expect(preview.body.uncountedFor).toBe(reason);
    expect((await give(tester, project, 4, comment)).body.own.uncountedFor).toBe(reason);
    expect(await figures(project)).toMatchObject({ counted: 0, uncounted: 1, sum: 0 });
  });

  it('does not count a text that its author has sent elsewhere, and counts it from somebody else', async () => {
    const [one, two] = [await makeProject(world, owner.id), await makeProject(world, owner.id)];
    const [tester, other] = [await newTester(), await newTester()];
    const text = (name: string) =>
      `I tried ${name} on a train and the first screen told me all I needed to know.`;
    for (const person of [tester, other]) for (const project of [one, two]) await opened(person, project);
    expect((await give(tester, one, 4, text('Tidepool'))).body.own.uncountedFor).toBeNull();
    expect((await give(tester, two, 4, text('Nightjar'))).body.own.uncountedFor).toBe('repeated');
    expect((await give(other, two, 4, text('Nightjar'))).body.own.uncountedFor).toBeNull();
  });
});

describe('one’s own feedback', () => {
  it('is weighed anew when it is edited, and marked', async () => {
    const project = await makeProject(world, owner.id);
    const tester = await newTester();
    const { body } = await give(tester, project, 4);
    expect(body.own.uncountedFor).toBe('untested');
    await opened(tester, project);
    const edited = await ask(tester, 'PATCH', `/api/feedback/${body.id}`, {
      rating: 2,
      comment: long('edited'),
    });
    expect(edited.body).toMatchObject({ isEdited: true, isCounted: true, rating: 2, tester: body.tester });
    expect(await figures(project)).toEqual({ counted: 1, uncounted: 0, sum: 2, ratings: [0, 1, 0, 0, 0] });
    await ask(tester, 'PATCH', `/api/feedback/${body.id}`, { rating: 5, comment: 'Short now, sorry.' });
    expect(await figures(project)).toEqual({ counted: 0, uncounted: 1, sum: 0, ratings: [0, 0, 0, 0, 0] });
  });

  it('goes, comes back within the time for it, and makes room for another', async () => {
    const project = await makeProject(world, owner.id);
    const tester = await newTester();
    await opened(tester, project);
    const { body } = await give(tester, project);
    const at = `/api/feedback/${body.id}`;
    await releaseActs(world);
    expect((await ask(tester, 'DELETE', at)).status).toBe(204);
    expect(await figures(project)).toMatchObject({ counted: 0, sum: 0, ratings: [0, 0, 0, 0, 0] });
    expect((await ask(owner, 'GET', `/api/projects/${project}/feedback`)).body.items).toEqual([]);
    expect((await ask(tester, 'POST', `${at}/restorations`)).body).toEqual(body);
    expect((await ask(tester, 'POST', `${at}/restorations`)).body).toEqual(body);
    expect(await figures(project)).toEqual(counted);

    await ask(tester, 'DELETE', at);
    await releaseActs(world);
    const again = await give(tester, project, 3, long('another try'));
    expect([again.status, again.body.id === body.id]).toEqual([201, false]);
    expect((await ask(tester, 'POST', `${at}/restorations`)).status).toBe(404);
    expect(await figures(project)).toMatchObject({ counted: 1, sum: 3 });
  });

  it('cannot be brought back late', async () => {
    const project = await makeProject(world, owner.id);
    const tester = await newTester();
    const { body } = await give(tester, project);
    await ask(tester, 'DELETE', `/api/feedback/${body.id}`);
    world.clock.now = new Date(world.clock.now.getTime() + 16 * 60_000);
    expect((await ask(tester, 'POST', `/api/feedback/${body.id}/restorations`)).status).toBe(404);
  });

  it('is nobody else’s to change', async () => {
    const project = await makeProject(world, owner.id);
    const [tester, stranger] = [await newTester(), await newTester()];
    const { body } = await give(tester, project);
    for (const person of [owner, stranger]) {
      const change = { rating: 1, comment: long('not mine') };
      expect((await ask(person, 'PATCH', `/api/feedback/${body.id}`, change)).status).toBe(404);
      expect((await ask(person, 'DELETE', `/api/feedback/${body.id}`)).status).toBe(404);
      expect((await ask(person, 'POST', `/api/feedback/${body.id}/restorations`)).status).toBe(404);
    }
  });
});

describe('a limited person’s feedback', () => {
  it('is seen by themselves alone and moves nothing, until they are in good standing', async () => {
    const project = await makeProject(world, owner.id);
    const limited = await newTester({ standing: 'limited' });
    await opened(limited, project);
    const { body } = await give(limited, project);
    await releaseActs(world);
    const listed = async (person: TestPerson) =>
      (await ask(person, 'GET', `/api/projects/${project}/feedback`)).body.items.length;
    expect([await listed(owner), await listed(await newTester())]).toEqual([0, 0]);
    expect((await ask(limited, 'GET', `/api/projects/${project}/feedback/mine`)).body.feedback).toEqual(
      shown(body),
    );
    expect((await ask(owner, 'GET', `/api/feedback/${body.id}/thread`)).status).toBe(404);
    expect(await figures(project)).toMatchObject({ counted: 0, uncounted: 0 });

    await withholdFeedback(world.ctx, limited.id, false);
    expect([await listed(owner), await figures(project)]).toEqual([1, counted]);
    await withholdFeedback(world.ctx, limited.id, true);
    await withholdFeedback(world.ctx, limited.id, true);
    expect([await listed(owner), (await figures(project)).counted]).toEqual([0, 0]);
  });

  it('comes and goes with their skips, and each project is counted anew', async () => {
    const [answered, skipped] = [await makeProject(world, owner.id), await makeProject(world, owner.id)];
    const tester = await newTester();
    await opened(tester, answered);
    await give(tester, answered);
    const note = { reason: 'other', note: 'Too many steps before anything is shown.' };
    await ask(tester, 'POST', `/api/projects/${skipped}/skips`, note);
    await releaseActs(world);
    const skips = async () => {
      const { body } = await ask(owner, 'GET', `/api/projects/${skipped}/skips`);
      const stats = world.database.db.selectFrom('projectStats').select('skipCount');
      const { skipCount } = await stats.where('projectId', '=', skipped).executeTakeFirstOrThrow();
      return [body.items.length, skipCount];
    };
    for (const [isWithheld, seen] of [
      [true, [0, 0]],
      [true, [0, 0]],
      [false, [1, 1]],
    ] as const) {
      world.happened.jobs.length = 0;
      const before = await skips();
      await withholdFeedback(world.ctx, tester.id, isWithheld);
      expect(await skips()).toEqual(seen);
      const recounts = world.happened.jobs.filter(({ name }) => name === 'distribution.recount-project');
      expect(recounts.map(({ payload }) => payload)).toEqual(
        before[0] === seen[0] ? [] : [{ projectId: answered }, { projectId: skipped }],
      );
    }
  });
});

it('outlives its author, who can then be found nowhere', async () => {
  const project = await makeProject(world, owner.id);
  const tester = await newTester();
  await opened(tester, project);
  await give(tester, project);
  await releaseActs(world);
  await forgetAuthor(world.ctx, tester.id);
  expect((await ask(owner, 'GET', `/api/projects/${project}/feedback`)).body.items).toHaveLength(1);
  expect((await ask(tester, 'GET', `/api/projects/${project}/feedback/mine`)).body.feedback).toBeNull();
});
