import {
  CamelCasePlugin,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from './db/database.ts';
import type { DB } from './db/schema.ts';
import { listLedgerRows, listRatedDays } from './features/trials/dashboard/dashboard.queries.ts';
import { listLatest } from './features/trials/distribution/need/needs.queries.ts';
import { authorTag } from './features/trials/feedback/author-tags.ts';
import { countInbox, listInboxPlaces } from './features/trials/feedback/inbox/inbox.queries.ts';
import { listOwnRows } from './features/trials/feedback/own/own-list.queries.ts';
import { listOwnSkipRows } from './features/trials/feedback/skips/own-list.queries.ts';
import { patiently } from './testing/patiently.ts';
import { makePerson, makeProject, type TestPerson } from './testing/people/makers-and-testers.ts';
import { settle } from './testing/settle.ts';
import { testWorld, type World } from './testing/world.ts';

// Buffers and plans do not depend on how busy the machine is: growth is measured in them, at two sizes.
const sizes = [1500, 9000];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

const filled = [
  'users',
  'projects',
  'project_stats',
  'project_needs',
  'exposure_counts',
  'feedback',
  'hidden.feedback_authors',
  'skips',
  'hidden.skip_authors',
];

let world: World;
let person: TestPerson;
/** A maker of whose notes most are put aside and the rest is still more than a page. */
let busy: TestPerson;
let busyProjectId: string;
let projectId: string;
const read = new Map<string, number>();
const scans = new Set<string>();

beforeAll(async () => {
  world = await testWorld();
  person = await makePerson(world, 'somebody');
  projectId = await makeProject(world, person.id);
  busy = await makePerson(world, 'busy');
  busyProjectId = await makeProject(world, busy.id);
  let from = 0;
  for (const size of sizes) {
    // At a small size a whole table is soon read; what matters is how it is read later.
    scans.clear();
    await fill(from, size);
    from = size;
    await settle(world.database, filled);
    const page = { after: undefined, limit: 21 };
    await measure(`ledgers ${size}`, (asked) => listLedgerRows(asked, person.id, page));
    await measure(`rating ${size}`, (asked) => listRatedDays(asked, projectId, '2026-10-17'));
    await measure(`latest ${size}`, (asked) => listLatest(asked));
    await measure(`own feedback ${size}`, (asked) =>
      listOwnRows(asked, world.engines.vault, person.ctx.actor, { ...page, fate: undefined }),
    );
    const waiting = { ownerId: busy.id, kind: undefined, projectId: undefined };
    await measure(`inbox ${size}`, (asked) => listInboxPlaces(asked, waiting, { ...page, limit: 11 }));
    await measure(`inbox count ${size}`, (asked) => countInbox(asked, waiting, 100));
    await measure(`own skips ${size}`, (asked) =>
      listOwnSkipRows(asked, world.engines.vault, person.ctx.actor, page),
    );
  }

  async function measure(name: string, ask: (asked: Db) => Promise<unknown>): Promise<void> {
    const [statement] = await statementsOf(ask);
    const text = `explain (analyze, buffers, format json) ${statement?.sql}`;
    const { rows } = await world.database.pool.query(text, [...(statement?.parameters ?? [])]);
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
    note(plan);
    read.set(name, plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
  }
});
afterAll(() => world.close());

/** What the code would ask of the database. */
async function statementsOf(ask: (asked: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  const nowhere = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void asked.push(query),
  });
  await ask(nowhere);
  return asked;
}

function note(plan: Plan): void {
  if (plan['Relation Name']) scans.add(`${plan['Node Type']} on ${plan['Relation Name']}`);
  for (const inner of plan.Plans ?? []) note(inner);
}

/** Others' projects, each with a feedback and a skip; one of a hundred is about ours, or by us. */
async function fill(from: number, to: number): Promise<void> {
  const ours = from === 0;
  await patiently(
    world.database,
    `insert into users (id, email, email_index, username, name, role, language, password_hash, created_at)
     select md5('u' || n)::uuid, '', decode(md5('u' || n), 'hex'), 'user_' || n, 'U', 'both', 'en', '', now()
     from generate_series($1::int + 1, $2::int) n`,
    [from, to],
  );
  await patiently(
    world.database,
    `with made as (
       insert into projects (id, owner_id, name, tagline, description, summary, categories, demo_type, language, published_at)
       select md5('p' || n)::uuid, case when $4 and n <= 15 then $3::uuid else md5('u' || n)::uuid end, 'Project ' || n,
         '', repeat('words ', 20), '', 1, 'live', 'en', $5::timestamptz - n * interval '1 minute'
       from generate_series($1::int + 1, $2::int) n returning id, owner_id, published_at
     ), counted as (
       insert into project_stats (project_id, owner_id, categories, published_at, listed)
       select id, owner_id, 1, published_at, true from made
     ), needed as (
       insert into project_needs (project_id, owner_id, categories, language, posted_at, is_open)
       select id, owner_id, 1, 'en', published_at, true from made
     )
     insert into exposure_counts (project_id, asked, asked_again, shown, opened, tested) select id, 0, 0, 9, 0, 0 from made`,
    [from, to, person.id, ours, world.clock.now],
  );
  await patiently(
    world.database,
    `with made as (
       insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle)
       select md5('f' || n)::uuid, case when $4 and n <= 15 then $3::uuid else md5('p' || n)::uuid end, n, 4,
         repeat('w', 200), 'used', $5::date, n
       from generate_series($1::int + 1, $2::int) n returning id
     )
     insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
     select id, decode(md5(id::text), 'hex'),
       case when $4 and row_number() over () <= 30 then $6::bytea else decode(md5('a' || id::text), 'hex') end, '', '{}', $5
     from made`,
    [from, to, projectId, ours, world.clock.now, authorTag(world.engines.vault, person.id)],
  );
  await patiently(
    world.database,
    `with made as (
       insert into skips (id, project_id, tester_number, reason, note, given_on, shuffle)
       select md5('s' || n)::uuid, md5('p' || n)::uuid, n, 'other', '', $3::date, n
       from generate_series($1::int + 1, $2::int) n returning id
     )
     insert into hidden.skip_authors (skip_id, pair_tag, author_tag, skipped_at)
     select id, decode(md5(id::text), 'hex'),
       case when $4 and row_number() over () <= 30 then $5::bytea else decode(md5('a' || id::text), 'hex') end, $3
     from made`,
    [from, to, world.clock.now, ours, authorTag(world.engines.vault, person.id)],
  );
  await patiently(
    world.database,
    `insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle, is_done)
     select md5('bf' || n)::uuid, $3, n, 4, repeat('w', 200), 'used', $4::date - n, n, n % 3 > 0
     from generate_series($1::int + 1, $2::int) n`,
    [from, to, busyProjectId, world.clock.now],
  );
  await patiently(
    world.database,
    `insert into skips (id, project_id, tester_number, reason, note, given_on, shuffle, is_done)
     select md5('bs' || n)::uuid, $3, n, 'other', '', $4::date - n, n, n % 3 > 0
     from generate_series($1::int + 1, $2::int) n`,
    [from, to, busyProjectId, world.clock.now],
  );
}

/** A page or two of each table for every row of the answer, and not one more for what others have. */
// One's own feedback is read as one left it, which is one more look for each of a page's rows.
const most = {
  inbox: 60,
  'inbox count': 60,
  ledgers: 250,
  rating: 100,
  latest: 1000,
  'own feedback': 450,
  'own skips': 400,
};

it.each(Object.entries(most))('%s read at most %d buffers, however many there are', (name, buffers) => {
  expect(read.get(`${name} ${sizes[0]}`)).toBeGreaterThan(0);
  expect(read.get(`${name} ${sizes[1]}`)).toBeLessThan(buffers);
});

it('reads no table from end to end', () => {
  expect(scans.size).toBeGreaterThan(4);
  const tables = filled.map((table) => table.replace('hidden.', ''));
  expect(tables.filter((table) => scans.has(`Seq Scan on ${table}`))).toEqual([]);
});
