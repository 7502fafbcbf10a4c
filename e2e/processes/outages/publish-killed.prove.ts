import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, test } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { makeMembers, makeProjects } from '../harness/members.ts';
import { pause } from '../harness/pause.ts';
import { until } from '../harness/until.ts';
import { openWorld, type World } from '../harness/world.ts';

/** `KILLS` for fewer: each starts another worker. */
const kills = Number(process.env['KILLS'] ?? 50);
const projects = 20;
/** Per project, beside 20 replies in 5 threads. */
const feedbackEach = 50;
const skipsEach = 30;
const responses = projects * (feedbackEach + skipsEach + 20);
/** Milliseconds from one due time to the next. */
const step = 1_500;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a killed worker publishes each response once and none early', async () => {
  const projectIds = await makeProjects(world, (await makeMembers(world, 1))[0]?.id ?? '', projects);
  await insertResponses(projectIds);
  await world.hurryRetries();
  let early = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      early = Math.max(
        early,
        await world.database.count(`select count(*) from ${published} where due_at > clock_timestamp()`),
      );
      await pause(40);
    }
  })();
  for (let nth = 0; nth < kills; nth++) {
    const worker = await world.startWorker();
    await startJob();
    await pause(randomInt(step));
    await worker.end('SIGKILL');
  }
  await world.startWorker();
  await until('every response to be published', async () => {
    await startJob();
    await pause(500);
    return (await world.database.count(`select count(*) from ${published}`)) === responses;
  });
  isOver = true;
  await watch;
  keepProof('publish-killed', { kills, responses, projects }, [
    {
      what: 'responses published',
      got: await world.database.count(`select count(*) from ${published}`),
      goal: responses,
    },
    { what: 'responses published early', got: early, goal: 0, atMost: true },
    { what: 'figures that differ from a recount', got: await drift(), goal: 0, atMost: true },
    { what: 'threads with a gap or a double position', got: await brokenThreads(), goal: 0, atMost: true },
    { what: 'replies out of order', got: await disorder(), goal: 0, atMost: true },
  ]);
});

/** The responses that others can see, with the time from which they may. */
const published = `(
  select due_at from due join feedback using (id) where not is_withheld
  union all select due_at from due join skips using (id) where not is_withheld
  union all select due_at from due join feedback_replies using (id) where position is not null
) as published`;

/** Puts a run of the job into the queue, as its schedule does every minute. */
const startJob = () =>
  world.database.query(
    `insert into pgboss.job (name, data, policy) select name, '{}', policy from pgboss.queue where name = 'feedback.publish-responses'`,
  );

/**
 * Inserts withheld responses. They become due one group after the other, from now until the last worker is killed. The
 * texts are not encrypted, because publishing does not read them.
 */
async function insertResponses(projectIds: readonly string[]): Promise<void> {
  const dueAt = `now() + make_interval(secs => (nth % ${kills}) * ${step / 1000})`;
  await world.database.query(
    `create table due (id uuid primary key, due_at timestamptz not null, written int)`,
  );
  await world.database.query(
    `with made as (
       insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle, is_withheld, publish_at)
       select gen_random_uuid(), id, nth, 1 + nth % 5, 'The first screen is clear.', 'used', current_date, nth, true, ${dueAt}
       from unnest($1::uuid[]) as id, generate_series(1, ${feedbackEach}) as nth returning id, publish_at
     ) insert into due select id, publish_at from made`,
    [projectIds],
  );
  await world.database.query(
    `with made as (
       insert into skips (id, project_id, tester_number, reason, note, given_on, shuffle, is_withheld, publish_at)
       select gen_random_uuid(), id, 1000 + nth, 'other', 'note', current_date, nth, true, ${dueAt}
       from unnest($1::uuid[]) as id, generate_series(1, ${skipsEach}) as nth returning id, publish_at
     ) insert into due select id, publish_at from made`,
    [projectIds],
  );
  // The replies of a thread are due after its feedback.
  await world.database.query(
    `with threads as (
       select id, publish_at from feedback where tester_number <= 5
     ), made as (
       insert into feedback_replies (id, feedback_id, from_maker, body, sent_on, written_at, publish_at)
       select gen_random_uuid(), id, false, 'reply', current_date, now() + nth * interval '1 second',
         publish_at + make_interval(secs => nth * ${step / 1000})
       from threads, generate_series(1, 4) as nth returning id, publish_at, written_at
     ) insert into due select id, publish_at, extract(epoch from written_at - now())::int from made`,
  );
}

/** Sums of the tables less the stored figures. */
function drift(): Promise<number> {
  return world.database.count(
    `select count(*) from project_stats stats left join rating_counts ratings using (project_id)
     join lateral (
       select count(*) filter (where uncounted_for is null) as counted, coalesce(sum(rating), 0) as sum,
         count(*) filter (where rating = 5) as fives
       from feedback where feedback.project_id = stats.project_id and not is_withheld
     ) as given on true
     where stats.feedback_count <> counted or stats.rating_sum <> sum or ratings.rated_5 <> fives
       or stats.skip_count <> (select count(*) from skips where skips.project_id = stats.project_id and not is_withheld)`,
  );
}

function brokenThreads(): Promise<number> {
  return world.database.count(
    `select count(*) from (
       select from feedback_replies group by feedback_id
       having min(position) <> 1 or max(position) <> count(*) or count(distinct position) <> count(*)
     ) as broken`,
  );
}

function disorder(): Promise<number> {
  return world.database.count(
    `select count(*) from (
       select position, row_number() over (partition by feedback_id order by written) as place
       from feedback_replies join due using (id)
     ) as replies where position <> place`,
  );
}
