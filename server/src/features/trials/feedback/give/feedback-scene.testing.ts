import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../../testing/world.ts';

/** A maker, testers as many as wanted, and what they do with feedback: for the tests beside it. */
export function feedbackScene() {
  let world: World;
  let app: FastifyInstance;
  let owner: TestPerson;
  let people = 0;
  beforeAll(async () => {
    world = await testWorld();
    app = await world.app({ takeLimit: async () => undefined });
    owner = await makePerson(world, 'owner');
  });
  afterAll(() => world.close());

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

  return {
    world: () => world,
    owner: () => owner,
    ask,
    newTester: (traits: Parameters<typeof makePerson>[2] = {}) =>
      makePerson(world, `tester_${++people}`, traits),
    newProject: (traits: Parameters<typeof makeProject>[2] = {}) => makeProject(world, owner.id, traits),
    opened: async (person: TestPerson, projectId: string) => {
      await ask(person, 'POST', `/api/projects/${projectId}/tests`);
      await world.database.pool.query(
        'update hidden.tests set opened_at = started_at where project_id = $1 and opened_at is null',
        [projectId],
      );
    },
    give: (
      person: TestPerson,
      projectId: string,
      rating = 4,
      comment = `${person.username} says ${long(projectId)}`,
    ) => ask(person, 'POST', `/api/projects/${projectId}/feedback`, { rating, comment }),
    /** Once everything that waits is shown. */
    figures: async (projectId: string) => {
      await publishAll(world);
      const { rows } = await world.database.pool.query(
        `select feedback_count as counted, rating_sum as sum,
           array[rated_1, rated_2, rated_3, rated_4, rated_5] as ratings
         from project_stats left join rating_counts using (project_id) where project_id = $1`,
        [projectId],
      );
      return rows[0];
    },
  };
}

export const long = (what: string) =>
  `${what}: the split is clear at once, though I could not find how to correct it.`;

/** What its author was told, once everybody sees it. */
export const shown = (body: Feedback): Feedback => ({
  ...body,
  own: body.own && { ...body.own, shownFrom: null },
});

export const counted = { counted: 1, sum: 4, ratings: [0, 0, 0, 1, 0] };
