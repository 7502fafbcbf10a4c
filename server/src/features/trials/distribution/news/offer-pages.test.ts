import { afterAll, beforeAll, expect, it } from 'vitest';
import { patiently } from '../../../../testing/patiently.ts';
import { runJob } from '../../../../testing/people/testers.ts';
import { hearStatements } from '../../../../testing/processes/hear-statements.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { settle } from '../../../../testing/settle.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { listOffersOf } from './offers-of-run.queries.ts';

const runs = {
  short: '00000000-0000-4000-8000-00000000a001',
  long: '00000000-0000-4000-8000-00000000a002',
  told: '00000000-0000-4000-8000-00000000a003',
};
const heard = hearStatements();
let world: World;

beforeAll(async () => {
  world = await testWorld();
  await newProject(world, await newMember(world, 'maker'));
  await patiently(
    world.database,
    `insert into users (id, email, email_index, username, name, role, language, password_hash, created_at)
     select md5('u' || n)::uuid, '\\x00', n::text::bytea, 'u_' || n, 'U', 'tester', 'en', '', now()
     from generate_series(1, 20000) as n`,
  );
});
afterAll(async () => {
  heard.stop();
  await world.close();
});

/** The first so many of the people are asked, after those who were asked before. */
async function offer(runId: string, from: number, people: number): Promise<void> {
  await patiently(
    world.database,
    `insert into assignments (tester_id, project_id, state, chance, attempt, run_id, offered_at, expires_at)
     select md5('u' || n)::uuid, projects.id, 'offered', 0.1, 1, $1, now(), now()
     from projects, generate_series($2::int, $2::int + $3::int - 1) as n`,
    [runId, from, people],
  );
}

/** What the page in the middle of a run takes to read. */
async function buffersOf(runId: string): Promise<number> {
  const middle = { testerId: '80000000-0000-4000-8000-000000000000', projectId: runId };
  heard.anew();
  await listOffersOf(world.database.db, runId, middle, 100);
  const { text = '', values = [] } = heard.asked().find((one) => one.text.includes('assignments')) ?? {};
  const plain = text.replaceAll(/\$(\d+)/gu, (_, place) => values[Number(place) - 1] ?? '');
  const { rows } = await world.database.pool.query(`explain (analyze, buffers, format json) ${plain}`);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

it('reads a page of a long run as it reads one of a short run', async () => {
  await offer(runs.short, 1, 1_000);
  await offer(runs.long, 1_001, 18_000);
  await settle(world.database, ['assignments']);
  await buffersOf(runs.short);
  const short = await buffersOf(runs.short);
  expect(await buffersOf(runs.long)).toBeLessThan(short * 1.4);
});

it('tells everybody, over several pages, and nobody twice', async () => {
  await offer(runs.told, 19_001, 800);
  await runJob(world, 'distribution.notify-of-assignment', { runId: runs.told });
  await runJob(world, 'distribution.notify-of-assignment', { runId: runs.told });
  const { rows } = await patiently(
    world.database,
    'select count(*)::int as people, max(count)::int as most from notifications',
  );
  expect(rows).toEqual([{ people: 800, most: 1 }]);
});
