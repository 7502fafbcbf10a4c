import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from './harness/ask.ts';
import { makeMembers, makeProject, type TestMember } from './harness/members.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

/** 200 is the full measure: `RACE_ROUNDS=200 pnpm --filter @firstlight/e2e test:processes feedback-races`. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 6);
const atOnce = 50;
const testersEach = 5;

describe('fifty at once on two processes', () => {
  let world: World;
  let apis: ApiProcess[];
  let projectId: string;
  const statuses: number[] = [];

  beforeAll(async () => {
    world = await openWorld();
    apis = await Promise.all([world.startApi(), world.startApi()]);
    const [owner] = await makeMembers(world, 1);
    projectId = await makeProject(world, owner?.id ?? '');
  });
  afterAll(() => world.close());

  const urlOf = (index: number) => apis[index % apis.length]?.url ?? '';

  /** Comes back when it is told to, as every client should: a machine busy with other tests sheds load. */
  async function act(
    member: TestMember,
    index: number,
    method: string,
    path: string,
    json?: object,
  ): Promise<Answer> {
    const headers = { cookie: member.cookie };
    const answer = await ask(urlOf(index), path, { method, headers, ...(json && { json }) });
    statuses.push(answer.status);
    if (answer.status !== 503) return answer;
    await wait(1_000);
    return act(member, index, method, path, json);
  }

  async function open(member: TestMember): Promise<void> {
    const { text } = await act(member, 0, 'POST', `/api/projects/${projectId}/tests`);
    await ask(urlOf(1), JSON.parse(text).address);
  }

  /** Each tester ten times, each time with other words. */
  async function giveAll(testers: readonly TestMember[], round: number): Promise<Answer[]> {
    return Promise.all(
      Array.from({ length: atOnce }, (_, index) => {
        const comment = `Round ${round}, try ${index}: ${'the list is quick and the colours are calm, '.repeat(2)}`;
        const body = { rating: 1 + ((index + round) % 5), comment };
        return act(
          testers[index % testersEach] as TestMember,
          index,
          'POST',
          `/api/projects/${projectId}/feedback`,
          body,
        );
      }),
    );
  }

  /** Edits, removals and returns of the same feedback, and reactions on and off, all through each other. */
  async function stir(testers: readonly TestMember[], ids: readonly string[], round: number): Promise<void> {
    await Promise.all(
      Array.from({ length: atOnce }, async (_, index) => {
        const tester = testers[index % testersEach] as TestMember;
        const one = `/api/feedback/${ids[index % testersEach]}`;
        const comment = `Changed ${index} in round ${round}: ${'what I wanted was not on the first page. '.repeat(index % 2)}`;
        const acts = [
          () => act(tester, index, 'PATCH', one, { rating: 1 + (index % 5), comment }),
          () => act(tester, index, 'DELETE', one),
          () => act(tester, index, 'POST', `${one}/restorations`),
          () => act(tester, index, 'PUT', `/api/projects/${projectId}/reactions/heart`),
          () => act(tester, index, 'DELETE', `/api/projects/${projectId}/reactions/heart`),
        ];
        return acts[Math.floor(index / testersEach) % acts.length]?.();
      }),
    );
  }

  /** What the tables say, against what their figures say. */
  async function drift(): Promise<unknown> {
    const [row] = await world.database.query(
      `select
        (select count(*)::int from (select pair_tag from hidden.feedback_authors group by 1 having count(*) > 1) d) as doubles,
        s.feedback_count - (select count(*)::int from feedback where live(feedback) and uncounted_for is null) as counted,
        s.uncounted_count - (select count(*)::int from feedback where live(feedback) and uncounted_for is not null) as uncounted,
        s.rating_sum - (select coalesce(sum(rating), 0)::int from feedback where live(feedback) and uncounted_for is null) as sum,
        (select count(*)::int from generate_series(1, 5) as sun where
          (array[r.rated_1, r.rated_2, r.rated_3, r.rated_4, r.rated_5])[sun] <>
          (select count(*) from feedback where live(feedback) and uncounted_for is null and rating = sun)) as ratings,
        coalesce((select heart from reaction_counts), 0) - (select count(*)::int from reactions) as hearts
       from project_stats s left join feedback_ratings r using (project_id)`,
    );
    return row;
  }

  it(
    `leave one feedback each, reactions given once, and figures that add up, in ${rounds} rounds`,
    async ({ annotate }) => {
      await world.database.query(
        `create function live(feedback) returns boolean language sql as 'select $1.deleted_at is null and not $1.is_withheld'`,
      );
      const none = { doubles: 0, counted: 0, uncounted: 0, sum: 0, ratings: 0, hearts: 0 };
      for (let round = 0; round < rounds; round++) {
        const testers = await makeMembers(world, testersEach);
        await Promise.all(testers.map(open));
        const answers = await giveAll(testers, round);
        const given = answers.filter(({ status }) => status === 201);
        expect([given.length, answers.filter(({ status }) => status === 409).length]).toEqual([
          testersEach,
          atOnce - testersEach,
        ]);
        expect(await drift()).toEqual(none);
        const ids = testers.map((_, place) => idFor(answers, place));
        await stir(testers, ids, round);
        expect(await drift()).toEqual(none);
      }
      expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
      await annotate(
        `${rounds} rounds, ${statuses.length} requests, 0 doubles, 0 drift, ${statuses.filter((status) => status === 503).length} shed`,
      );
    },
    60_000 + rounds * 10_000,
  );

  it('average as if recounted', async () => {
    const [row] = await world.database.query(
      `select avg(f.rating)::float as recounted,
        (select rating_sum::float / nullif(feedback_count, 0) from project_stats) as kept
       from feedback f where live(f) and uncounted_for is null`,
    );
    expect(row?.['kept']).toBeCloseTo(row?.['recounted'] ?? Number.NaN, 9);
  });
});

/** The answers of one tester stand `testersEach` apart; one of them succeeded. */
function idFor(answers: readonly Answer[], place: number): string {
  const own = answers.filter((_, index) => index % testersEach === place);
  return JSON.parse(own.find(({ status }) => status === 201)?.text ?? '{}').id;
}
