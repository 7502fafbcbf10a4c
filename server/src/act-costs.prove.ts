import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { type CaseScene, caseScene } from './features/office/cases/scene.testing.ts';
import { authorTag } from './features/trials/feedback/author-tags.ts';
import { patiently } from './testing/patiently.ts';
import { makePerson } from './testing/people/makers-and-testers.ts';
import { countBuffers } from './testing/processes/count-buffers.ts';
import { hearStatements } from './testing/processes/hear-statements.ts';
import { fillProjects } from './testing/projects/many-projects.ts';
import { newProject } from './testing/projects/projects.ts';

const projects = 200;
const notes = 5_000;
const people = 10;
/** `COST_CLOSED` for less. */
const closed = Number(process.env['COST_CLOSED'] ?? 1_000_000);
const open = closed / 10;
const pages = 300;

// Before any connection is opened.
const heard = hearStatements();

let scene: CaseScene;
beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => {
  heard.stop();
  return scene.world.close();
});

it('suspending somebody busy, and a page of a long queue, take no longer than they may', async () => {
  const times: number[] = [];
  for (let nth = 0; nth < people; nth++) times.push(await suspendBusy(nth));
  await fillQueue();
  const first = await costOf('open', '');
  const further = await costOf('open', await cursorAfter('open', 20));
  const old = await costOf('closed', await cursorAfter('closed', 20));
  const looks = [...(await readPages('open')), ...(await readPages('closed'))];
  const sorted = looks.toSorted((one, other) => one - other);
  keepProof('moderation-costs', { projects, notes, people, open, closed, pages }, [
    { what: 'suspending them, slowest, ms', got: Math.max(...times), goal: 500, atMost: true },
    { what: 'a page of the queue, median, ms', got: sorted[pages >> 1] ?? 0, goal: 20, atMost: true },
    {
      what: 'a page of the queue, 99 in 100, ms',
      got: sorted[Math.floor(pages * 0.99)] ?? 0,
      goal: 20,
      atMost: true,
    },
    { what: 'statements of the first page', got: first.statements, goal: 20, atMost: true },
    { what: 'buffers of the first page', got: first.buffers, goal: 1_000, atMost: true },
    { what: 'buffers of a further page', got: further.buffers, goal: 600, atMost: true },
    { what: 'buffers of a page of closed cases', got: old.buffers, goal: 600, atMost: true },
  ]);
});

/** What a page asks PostgreSQL for, the reader's own session included. */
async function costOf(state: string, after: string): Promise<{ statements: number; buffers: number }> {
  heard.anew();
  await page(state, after);
  return countBuffers(scene.world.database, heard.asked());
}

const page = (state: string, after: string) =>
  scene.ask(scene.admin, 'GET', `/api/admin/cases?state=${state}${after}`);

async function cursorAfter(state: string, count: number): Promise<string> {
  let after = '';
  for (let nth = 0; nth < count; nth++)
    after = `&after=${encodeURIComponent((await page(state, after)).json().next)}`;
  return after;
}

/** One page after the other, as somebody does who looks for an old case: the milliseconds of each. */
async function readPages(state: string): Promise<number[]> {
  const looks: number[] = [];
  let after = '';
  for (let nth = 0; nth < pages / 2; nth++) {
    const from = performance.now();
    const answer = await page(state, after);
    looks.push(performance.now() - from);
    after = `&after=${encodeURIComponent(answer.json().next)}`;
  }
  return looks;
}

/** Milliseconds from asking to the answer. */
async function suspendBusy(nth: number): Promise<number> {
  const { world } = scene;
  const { author, commentId } = await scene.comment(randomUUID());
  const name = `Busy ${nth}`;
  await newProject(world, author.ctx.actor, { name });
  await fillProjects(world, { model: name, size: projects - 1, called: name });
  const other = await makePerson(world, `noted_${nth}`);
  const projectId = await newProject(world, other.ctx.actor);
  const tag = authorTag(world.engines.vault, author.id);
  await patiently(
    world.database,
    `with made as (
       insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle)
       select gen_random_uuid(), $1, n, 4, 'The first screen is clear, ' || n, (enum_range(null::evidence))[1], current_date, n
       from generate_series(1, $3::int) n returning id, shuffle)
     insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
     select id, decode(md5($1::text || shuffle), 'hex'), $2, '', '{}', now() from made`,
    [projectId, tag, notes],
  );
  const { caseId } = await scene.opened({ kind: 'comment', address: commentId });
  const decision = {
    outcome: 'upheld',
    step: 'restriction',
    rule: 'harassment',
    deviation: 'It was the third.',
  };
  const from = performance.now();
  const { statusCode, body } = await scene.decide(caseId, decision);
  if (statusCode !== 200) throw new Error(`deciding answered ${body}`);
  return performance.now() - from;
}

/** Some of what everybody sees, with its author and project; one in four about what somebody hidden wrote. */
async function fillQueue(): Promise<void> {
  const columns = `id, subject_kind, subject_id, content_hash, is_hidden, tester, author_id, project_id, state, reason, is_illegal,
    concerns_minors, weight, reporters, established, opened_at, due_at, closed_at, outcome, decided_at`;
  const common = `gen_random_uuid(), case when n % 4 = 0 then 'feedback' else 'comment' end, gen_random_uuid(), '\\x00', n % 4 = 0,
    case when n % 4 = 0 then n % 9 end, case when n % 4 > 0 then people.ids[1 + n % cardinality(people.ids)] end,
    made.ids[1 + n % cardinality(made.ids)]`;
  const from = `(select array_agg(id) as ids from users where id not in (select user_id from admins)) people,
    (select array_agg(id) as ids from (select id from projects limit 1000) as listed) made`;
  await patiently(
    scene.world.database,
    `insert into cases (${columns}) select ${common}, 'open', 'harassment', false, false, 0.75, 1, 1,
       $2::timestamptz - n * interval '1 minute', $2::timestamptz + n * interval '1 minute', null, null, null
     from generate_series(1, $1::int) n, ${from}`,
    [open, scene.world.clock.now],
  );
  await patiently(
    scene.world.database,
    `insert into cases (${columns}) select ${common}, 'closed', 'harassment', false, false, 0.75, 1, 1,
       at - interval '1 day', at, at, 'no_violation', at
     from (select n, $2::timestamptz - n * interval '1 minute' as at from generate_series(1, $1::int) n) m, ${from}`,
    [closed, scene.world.clock.now],
  );
  await patiently(scene.world.database, 'vacuum (analyze) cases');
}
