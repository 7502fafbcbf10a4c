import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { makePerson, makeProject } from '../../../../testing/people/makers-and-testers.ts';
import { runJob } from '../../../../testing/people/testers.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { purgeProjects } from '../../../showcase/projects/write/purge-projects.ts';
import { authorTag, pairTag } from '../../../trials/feedback/author-tags.ts';
import { endAccount, finishErasure } from './end-account.ts';

/** `PERCENT=1` for a short run. The generator needs 10 GB of disk. */
const share = Number(process.env['PERCENT'] ?? 100) / 100;
const size = {
  feedback: 20_000_000 * share,
  notifications: 2_000_000 * share,
  projects: 20_000 * share,
  'unverified accounts': 20_000 * share,
};
/** Of the account that is erased. */
const own = { feedback: 5_000 * share, notifications: 50_000 * share, messages: 20_000 * share };
const purged = { projects: 100 * share, each: 1_000, largest: 100_000 * share };

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.jobCtx.newId = randomUUID;
});
afterAll(() => world.close());

test('large deletions run in short statements and change nothing of others', async () => {
  const began = Date.now();
  const account = await generate();
  const generated = (Date.now() - began) / 1000;

  const before = await othersRows(account);
  const ending = await measure(async () => void (await endAccount(world.jobCtx, account)));
  const finishing = await measure(() => finishErasure(world.jobCtx, account));
  const left = await rowsOf(account);
  const purging = await measure(() => purgeProjects(world.jobCtx));
  const removing = await measure(() => runJob(world, 'accounts.forget-ended', {}));
  const after = await othersRows(account);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);

  const figures = (what: string, { seconds, longest }: Measured, goal: number) => [
    { what: `${what}: seconds`, got: seconds, goal, atMost: true as const },
    { what: `${what}: seconds of the longest statement`, got: longest, goal: 1, atMost: true as const },
  ];
  keepProof('large-deletions', size, [
    { what: 'generator: seconds', got: generated, goal: 1_200, atMost: true },
    ...figures('account gone for readers', ending, 10),
    ...figures('account without rows', finishing, 600),
    ...figures('projects purged', purging, 1_200),
    ...figures('unverified accounts removed', removing, 60),
    { what: 'rows left of the account', got: left, goal: 0, atMost: true },
    { what: 'tables with changed rows of others', got: changed.length, goal: 0, atMost: true },
    {
      what: 'projects left to purge',
      got: await count('projects where deleted_at is not null'),
      goal: 0,
      atMost: true,
    },
    {
      what: 'unverified accounts left',
      got: await count('users where email_verified_at is null'),
      goal: 0,
      atMost: true,
    },
  ]);
});

interface Measured {
  seconds: number;
  longest: number;
}

async function measure(work: () => Promise<void>): Promise<Measured> {
  const began = Date.now();
  let longest = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      const { rows } = await world.database.pool.query<{ seconds: number | null }>(
        `select max(extract(epoch from clock_timestamp() - query_start))::float8 as seconds from pg_stat_activity
         where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      longest = Math.max(longest, rows[0]?.seconds ?? 0);
      await pause(20);
    }
  })();
  await work();
  isOver = true;
  await watch;
  return { seconds: (Date.now() - began) / 1000, longest };
}

const query = (text: string, values: unknown[] = []) => world.database.pool.query(text, values);
const count = async (from: string): Promise<number> =>
  Number((await query(`select count(*) from ${from}`)).rows[0].count);

/** Everything but the rows of the erased account, of purged projects and of unverified accounts, as a sum per table. */
async function othersRows(account: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  const client = new pg.Client({ connectionString: world.database.url });
  await client.connect();
  const tables = {
    feedback: 'r from feedback as r where project_id not in (select id from doomed)',
    notifications: `r from notifications as r where id not in (select id from own_notifications)
      and project_id not in (select id from doomed)`,
    // The account’s mentions and reactions go from the messages of others.
    messages: `(id, seq, author_id, body) from messages where author_id is not null and author_id <> '${account}'`,
    reactions: `r from message_reactions as r where user_id <> '${account}'`,
    users: `r from users as r where id <> '${account}' and email_verified_at is not null`,
    projects: 'r from projects as r where id not in (select id from doomed)',
    authors: `r from hidden.feedback_authors as r join feedback on feedback.id = feedback_id
      where feedback_id not in (select id from own_feedback) and project_id not in (select id from doomed)`,
  };
  for (const [table, from] of Object.entries(tables)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(text, 0)), 0) as sum
       from (select ${from.replace(' from', '::text as text from')}) as rows`,
    );
    sums[table] = rows[0].sum;
  }
  await client.end();
  return sums;
}

async function rowsOf(account: string): Promise<number> {
  const tag = authorTag(world.jobCtx.vault, account);
  const { rows } = await query(
    `select (select count(*) from users where id = $1) + (select count(*) from notifications where user_id = $1 or actor_id = $1)
       + (select count(*) from messages where author_id = $1 or mentions @> array[$1::uuid])
       + (select count(*) from message_reactions where user_id = $1)
       + (select count(*) from hidden.feedback_authors where author_tag = $2)
       + (select count(*) from hidden.tests where author_tag = $2)
       + (select count(*) from hidden.tester_numbers where author_tag = $2) as rows`,
    [account, tag],
  );
  return Number(rows[0].rows);
}

/** Inserts without the checks of foreign keys, and builds the indexes of the large tables afterwards. */
async function generate(): Promise<string> {
  const maker = await makePerson(world, 'maker');
  const account = (await makePerson(world, 'account')).id;
  const project = await makeProject(world, maker.id);
  const client = new pg.Client({ connectionString: world.database.url });
  await client.connect();
  const run = async (text: string, values: unknown[] = []) => void (await client.query(text, values));
  try {
    await run(`set session_replication_role = replica`);
    const { rows: indexes } = await client.query<{ name: string; statement: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement from pg_index
       left join pg_constraint on conindid = indexrelid
       where indrelid = any ($1::regclass[]) and pg_constraint.oid is null`,
      [['feedback', 'notifications']],
    );
    for (const { name } of indexes) await run(`drop index ${name}`);
    const copies = (table: string, changes: string, from: string) =>
      run(
        `insert into ${table} select (jsonb_populate_record(r, jsonb_build_object(${changes}))).* from ${table} r, ${from}`,
      );
    await copies(
      'users',
      `'id', gen_random_uuid(), 'username', 'crowd_' || nth, 'email_index', '\\x' || md5('crowd' || nth)`,
      `generate_series(1, ${size.projects}) as nth where r.username = 'maker'`,
    );
    await copies(
      'users',
      `'id', gen_random_uuid(), 'username', 'idle_' || nth, 'email_index', '\\x' || md5('idle' || nth),
       'email_verified_at', null, 'created_at', now() - interval '400 days'`,
      `generate_series(1, ${size['unverified accounts']}) as nth where r.username = 'maker'`,
    );
    await run(
      `create table crowd as select id, row_number() over () as nth from users where username like 'crowd%'`,
    );
    await run(`create index on crowd (nth)`);
    await copies(
      'projects',
      `'id', gen_random_uuid(), 'owner_id', crowd.id`,
      `crowd where r.id = '${project}'`,
    );
    await run(
      `insert into project_stats (project_id, owner_id, categories, language, published_at, listed)
      select id, owner_id, categories, language, published_at, true from projects where id <> $1`,
      [project],
    );
    await run(`create table numbered as select id, row_number() over () as nth from projects`);
    await run(`create table doomed as select id, nth from numbered where nth <= $1 + 1`, [purged.projects]);
    await run(`update projects set deleted_at = $1 where id in (select id from doomed)`, [
      new Date(world.clock.now.getTime() - 31 * 86_400_000),
    ]);
    await run(
      `insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle)
       select gen_random_uuid(), id, n, 1 + n % 5, 'The first screen is clear, the second one is not.', 'used',
         date '2026-11-16' - n % 300, n * 7919 % 100000
       from generate_series(1, $1::int) as n, numbered`,
      [Math.ceil(size.feedback / size.projects)],
    );
    await run(
      `insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle)
       select gen_random_uuid(), (select id from doomed limit 1), 1000000 + n, 3, 'The first screen is clear.', 'used', '2026-11-01', n
       from generate_series(1, $1::int) as n`,
      [purged.largest],
    );
    await run(
      `insert into notifications (id, user_id, kind, subject_id, project_id, actor_id, happened_at, in_app, by_mail, read_at)
       select gen_random_uuid(), person.id, 'mention', gen_random_uuid(), numbered.id,
         case when n % $3 = 0 then $2::uuid else person.id end, timestamptz '2026-11-16' - n * interval '1 second', true, false,
         '2026-11-16'
       from generate_series(1, $1::int) as n
       join crowd as person on person.nth = 1 + n * 7919::bigint % (select count(*) from crowd)
       join numbered on numbered.nth = 1 + n * 104729::bigint % (select count(*) from numbered)`,
      [size.notifications, account, Math.ceil(size.notifications / own.notifications)],
    );
    await run(
      `insert into notifications (id, user_id, kind, subject_id, happened_at, in_app, by_mail, read_at)
       select gen_random_uuid(), $2, 'mention', gen_random_uuid(), timestamptz '2026-11-16' - n * interval '1 second', true, false,
         '2026-11-16'
       from generate_series(1, $1::int) as n`,
      [own.notifications, account],
    );
    for (const { statement } of indexes) await run(statement);
    await run(
      'create table own_notifications as select id from notifications where user_id = $1 or actor_id = $1',
      [account],
    );
    await giveFeedback(run, account);
    await writeMessages(run, account);
    await run(`set session_replication_role = origin`);
    await run('analyze');
  } finally {
    await client.end();
  }
  return account;
}

type Run = (text: string, values?: unknown[]) => Promise<void>;

async function giveFeedback(run: Run, account: string): Promise<void> {
  await run(
    `create table own_feedback as select id, project_id from feedback
     where tester_number = 1 and project_id not in (select id from doomed) limit ${own.feedback}`,
  );
  const { rows } = await query('select id, project_id from own_feedback');
  const { vault } = world.jobCtx;
  const tags = rows.map(({ project_id }) => pairTag(vault, account, project_id));
  await run(
    `insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
     select id, tag, $3, '\\x00', array_fill(1, array[32]), '2026-11-01' from unnest($1::uuid[], $2::bytea[]) as own (id, tag)`,
    [rows.map(({ id }) => id), tags, authorTag(vault, account)],
  );
  await run(
    `insert into hidden.tester_numbers (project_id, number, pair_tag, author_tag)
     select id, 1, tag, $3 from unnest($1::uuid[], $2::bytea[]) as own (id, tag)`,
    [rows.map(({ project_id }) => project_id), tags, authorTag(vault, account)],
  );
  await run(
    `insert into hidden.tests (pair_tag, author_tag, project_id, started_at)
     select tag, $3, id, '2026-11-01' from unnest($1::uuid[], $2::bytea[]) as own (id, tag)`,
    [rows.map(({ project_id }) => project_id), tags, authorTag(vault, account)],
  );
  // Authors of a million other rows, so that the indexes of the table have a size.
  await run(
    `insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
     select id, decode(md5(id::text), 'hex'), decode(md5((tester_number % 1000)::text), 'hex'), '\\x00', array_fill(1, array[32]), '2026-11-01'
     from feedback where tester_number <> 1 limit ${1_000_000 * share}`,
  );
}

/** A channel in which every second message is by the account, with mentions of it and reactions by it. */
async function writeMessages(run: Run, account: string): Promise<void> {
  const channelId = randomUUID();
  await run(
    `insert into channels (id, conversation_id, created_at) values ($1, gen_random_uuid(), '2026-11-01')`,
    [channelId],
  );
  await run(`insert into channel_heads (channel_id, seq, rev, moved_at) values ($1, $2, $2, '2026-11-16')`, [
    channelId,
    2 * own.messages,
  ]);
  await run(
    `insert into messages (channel_id, seq, id, author_id, body, sent_at, rev, mentions, is_withheld)
     select $1, n, gen_random_uuid(), case when n % 2 = 0 then $3::uuid else crowd.id end, '\\x00', '2026-11-01', n,
       case when n % 20 = 1 then array[$3::uuid] else '{}' end, n % 40 = 0
     from generate_series(1, $2::int) as n join crowd on crowd.nth = 1 + n % 100`,
    [channelId, 2 * own.messages, account],
  );
  await run(
    `insert into message_reactions (channel_id, seq, user_id, kind, is_counted)
     select $1, n, $3::uuid, 1, true from generate_series(1, $2::int, 4) as n`,
    [channelId, own.messages, account],
  );
  await run(
    `update messages set reactions = '{1,0,0,0,0}' where (channel_id, seq) in (select channel_id, seq from message_reactions)`,
  );
}
