import { type Answer, ask } from '../ask.ts';
import { makeMembers, makeProject, type TestMember } from '../members.ts';
import { pause } from '../pause.ts';
import { publishResponses } from '../publish-responses.ts';
import type { ApiProcess, World } from '../world.ts';

const atOnce = 50;
const testersEach = 5;

export interface RaceFigures {
  requests: number;
  shed: number;
  /** Answers that are neither what was asked for, nor a refusal that the contract knows. */
  broken: number;
  /** Rounds after which a tester had given other than one feedback. */
  wrongAnswers: number;
  /** Sums of what the tables say against what their figures say, over all rounds. */
  drift: number;
  /** Average of the ratings as kept, less the same recounted. */
  averageOff: number;
}

/** Fifty at once on two processes: feedback given ten times by each of five, then changed, removed and brought back all through each other. */
export async function raceFeedback(world: World, rounds: number): Promise<RaceFigures> {
  const apis = await Promise.all([world.startApi(), world.startApi()]);
  await world.startWorker();
  const [owner] = await makeMembers(world, 1);
  const projectId = await makeProject(world, owner?.id ?? '');
  const race = createRace(apis, projectId);
  const release = () => publishResponses((text, values) => world.database.query(text, values), projectId);
  await world.database.query(
    `create function live(feedback) returns boolean language sql as 'select $1.deleted_at is null and not $1.is_withheld'`,
  );
  let [wrongAnswers, drifted] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const testers = await makeMembers(world, testersEach);
    await Promise.all(testers.map(race.open));
    const answers = await race.giveAll(testers, round);
    const counted = [201, 409].map((status) => answers.filter((answer) => answer.status === status).length);
    if (counted[0] !== testersEach || counted[1] !== atOnce - testersEach) wrongAnswers += 1;
    await release();
    drifted += await drift(world);
    const ids = testers.map((_, place) => idFor(answers, place));
    // The job that publishes runs while they are at it, and again when they are done.
    await Promise.all([race.stir(testers, ids, round), release()]);
    await release();
    drifted += await drift(world);
  }
  const { statuses } = race;
  return {
    requests: statuses.length,
    shed: statuses.filter((status) => status === 503).length,
    broken: statuses.filter((status) => status >= 500 && status !== 503).length,
    wrongAnswers,
    drift: drifted,
    averageOff: await averageOff(world),
  };
}

function createRace(apis: readonly ApiProcess[], projectId: string) {
  const statuses: number[] = [];
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
    await pause(1_000);
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
  return { statuses, open, giveAll, stir };
}

/** What the tables say, against what their figures say. */
async function drift(world: World): Promise<number> {
  const [row] = await world.database.query<Record<string, number>>(
    `select
      (select count(*)::int from (select pair_tag from hidden.feedback_authors group by 1 having count(*) > 1) d) as doubles,
      s.feedback_count - (select count(*)::int from feedback where live(feedback) and uncounted_for is null) as counted,
      s.rating_sum - (select coalesce(sum(rating), 0)::int from feedback where live(feedback) and uncounted_for is null) as sum,
      (select count(*)::int from generate_series(1, 5) as sun where
        (array[r.rated_1, r.rated_2, r.rated_3, r.rated_4, r.rated_5])[sun] <>
        (select count(*) from feedback where live(feedback) and uncounted_for is null and rating = sun)) as ratings,
      coalesce((select heart from reaction_counts), 0) - (select count(*)::int from reactions) as hearts
     from project_stats s left join rating_counts r using (project_id)`,
  );
  return Object.values(row ?? { none: Number.NaN }).reduce((sum, off) => sum + Math.abs(off), 0);
}

async function averageOff(world: World): Promise<number> {
  const [row] = await world.database.query<{ recounted: number; kept: number }>(
    `select avg(f.rating)::float as recounted,
      (select rating_sum::float / nullif(feedback_count, 0) from project_stats) as kept
     from feedback f where live(f) and uncounted_for is null`,
  );
  return Math.abs((row?.kept ?? Number.NaN) - (row?.recounted ?? Number.NaN));
}

/** The answers of one tester stand `testersEach` apart; one of them succeeded. */
function idFor(answers: readonly Answer[], place: number): string {
  const own = answers.filter((_, index) => index % testersEach === place);
  return JSON.parse(own.find(({ status }) => status === 201)?.text ?? '{}').id;
}
