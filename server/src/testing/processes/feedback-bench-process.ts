import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { HttpContext, Member } from '../../core/context.ts';
import { createSchema } from '../../db/create-schema.ts';
import { openDatabase } from '../../db/database.ts';
import { authorTags } from '../../features/trials/feedback/author-tags.ts';
import { giveFeedback } from '../../features/trials/feedback/give/give-feedback.ts';
import { openTestRow, startTestRow } from '../../features/trials/feedback/test-it/tests.queries.ts';
import { openEngines } from '../../main/engines.ts';
import { sharedContext } from '../../main/shared-context.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log.ts';

// What giving a feedback costs PostgreSQL beside one bare insert, and eight clients on one project. Prints JSON.
const name = `fl_bench_${process.pid}`;
const { DATABASE_URL, ...env } = process.env;
const admin = new pg.Client({ connectionString: new URL('/postgres', DATABASE_URL).href });
await admin.connect();
await admin.query(`create database ${name}`);
const url = new URL(`/${name}`, DATABASE_URL).href;
await createSchema(url, fileURLToPath(new URL('../../../schema', import.meta.url)));
const engines = openEngines(readConfig({ ...env, DATABASE_URL: url }), createLog('warn'), 'firstlight-bench');
const text =
  'I could follow every step on my phone, but the last button was hidden by the keyboard; so I gave up. ';
const comment = (id: string) => `${id} ${text.repeat(3)}`;
try {
  await prepare();
  // The crowd goes first: on empty tables PostgreSQL would plan for empty tables, and keep to it.
  const hot = await crowd(8, 150);
  await engines.database.pool.query('analyze');
  const gives = 1_000;
  const [bare, full] = [await measure(gives, insertBare), await measure(gives, await giver(gives, 200))];
  process.stdout.write(JSON.stringify({ bare, full, hot }));
} finally {
  await engines.database.close();
  engines.redis.disconnect();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}

async function prepare(): Promise<void> {
  await engines.database.pool.query(`
    create extension pg_walinspect;
    create table bare_feedback (id uuid primary key, project_id uuid not null, user_id uuid not null, rating smallint not null,
      comment text not null, created_at timestamptz not null default now(), unique (user_id, project_id));
    insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
      select gen_random_uuid(), '\\x00', int4send(n), now(), 'u_' || n, 'Someone', 'both', 'en', '', now() - interval '30 days'
      from generate_series(1, 2300) n;
    insert into projects (id, owner_id, name, tagline, description, summary, link, categories, demo_type, language, published_at)
      select gen_random_uuid(), (select id from users where username = 'u_1'), 'Tidepool', '', repeat('x', 40), '',
        'https://tidepool.example/', 1, 'live', 'en', now() from generate_series(1, 201);
    insert into project_stats (project_id, owner_id, categories, published_at, listed)
      select id, owner_id, categories, published_at, true from projects;
    analyze;
  `);
}

type Act = (pool: ReturnType<typeof openDatabase>, index: number) => Promise<unknown>;

async function insertBare({ pool }: ReturnType<typeof openDatabase>): Promise<void> {
  const [id, projectId, userId] = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    'insert into bare_feedback (id, project_id, user_id, rating, comment) values ($1, $2, $3, $4, $5)',
    [id, projectId, userId, 4, comment(id)],
  );
}

/** Testers who have opened their projects; each call is one feedback of one of them. */
async function giver(gives: number, over: number): Promise<Act> {
  const { rows: users } = await engines.database.pool.query(
    `select id from users where username <> 'u_1' order by created_at, id`,
  );
  const { rows: projects } = await engines.database.pool.query('select id from projects order by id');
  const pairs = Array.from({ length: gives }, (_, index) => ({
    // Nobody gives twice, which would look like the same text sent again.
    userId: users.at(over === 1 ? -1 - index : index).id,
    projectId: projects[over === 1 ? 200 : index % over].id,
  }));
  for (const { userId, projectId } of pairs) {
    const [now, tokenHash] = [engines.now(), Buffer.from(randomUUID())];
    const visit = { projectId, startedAt: now, tokenHash, tokenExpiresAt: new Date(now.getTime() + 1_000) };
    await startTestRow(engines.database.db, { ...authorTags(engines.vault, userId, projectId), ...visit });
    await openTestRow(engines.database.db, tokenHash, now);
  }
  return ({ db }, index) => {
    const { userId, projectId } = pairs[index] ?? { userId: '', projectId: '' };
    return giveFeedback(contextOf(db, userId), { projectId, rating: 4, comment: comment(randomUUID()) });
  };
}

function contextOf(db: HttpContext['db'], id: string): HttpContext<Member> {
  const actor = {
    kind: 'member',
    id,
    username: '',
    sessionId: '',
    hasAcceptedTerms: true,
    isAdmin: false,
    address: '',
  } as const;
  const outbox = { enqueue: async () => undefined, announce: () => undefined };
  return {
    ...sharedContext(engines, outbox),
    actor,
    db,
    language: 'en',
    takeLimit: async () => undefined,
    setCookie: () => undefined,
    readCookie: () => undefined,
    concerns: () => undefined,
    userAgent: undefined,
  };
}

/** CPU of the one backend that does it, and the log it writes to this database, whatever else the server is doing. */
async function measure(times: number, act: Act): Promise<{ cpuMicroseconds: number; walBytes: number }> {
  const database = openDatabase({ url, size: 1, name: 'firstlight-bench' });
  const { rows } = await database.pool.query('select pg_backend_pid() as pid');
  const cpu = () => Number(readFileSync(`/proc/${rows[0].pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
  const [warm, logged] = [times * 0.1, times * 0.05];
  for (let index = 0; index < warm; index++) await act(database, index);
  const before = cpu();
  for (let index = warm; index < times - logged; index++) await act(database, index);
  const cpuMicroseconds = (cpu() - before) / (times - warm - logged);
  const walBytes = await logOf(database, logged, (index) => act(database, times - logged + index));
  await database.close();
  return { cpuMicroseconds, walBytes };
}

/** A short stretch: a busy server soon recycles what it has logged. */
async function logOf(
  { pool }: ReturnType<typeof openDatabase>,
  times: number,
  act: (index: number) => unknown,
) {
  const { rows: start } = await pool.query('select pg_current_wal_insert_lsn() as lsn');
  for (let index = 0; index < times; index++) await act(index);
  // Where commits do not wait for the disk, what was logged cannot be read back yet.
  await pool.query(
    "begin; set local synchronous_commit = on; select pg_logical_emit_message(true, 'bench', ''); commit",
  );
  const { rows } = await pool.query(
    `select sum(record_length - coalesce(fpi_length, 0))::float as bytes
     from pg_get_wal_records_info($1, pg_current_wal_flush_lsn())
     where block_ref like '%/' || (select oid from pg_database where datname = current_database()) || '/%'`,
    [start[0].lsn],
  );
  return rows[0].bytes / times;
}

/** Many at once on one project. */
async function crowd(clients: number, each: number): Promise<{ failures: string[]; p99Ms: number }> {
  const act = await giver(clients * each, 1);
  const database = openDatabase({ url, size: clients, name: 'firstlight-bench' });
  const failures: string[] = [];
  const taken: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let index = 0; index < each; index++) {
        const started = performance.now();
        await act(database, client * each + index).catch((error: Error) => failures.push(error.message));
        taken.push(performance.now() - started);
      }
    }),
  );
  await database.close();
  return { failures, p99Ms: taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? 0 };
}
