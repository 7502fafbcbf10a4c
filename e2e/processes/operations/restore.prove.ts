import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask as send } from '../harness/ask.ts';
import { sendMessage } from '../harness/contact.ts';
import { pause } from '../harness/pause.ts';
import { mailboxOf, reachableMembers } from '../harness/reachable-members.ts';
import { runChild } from '../harness/servers/child.ts';
import { openCluster } from '../harness/servers/cluster.ts';
import { onServer, type TestDatabase } from '../harness/servers/database.ts';
import { baseSettings, entry } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { openWorld } from '../harness/world.ts';

const megabytes = Number(process.env['RESTORE_MEGABYTES'] ?? 150);
const messages = 100;
const erasures = 20;

it('a database is brought back to the moment before an accident, with its keys, and the processes go on by themselves', async () => {
  const cluster = await openCluster();
  const env = { DATABASE_URL: cluster.url };
  const query = (text: string) => onServer(text, cluster.url);
  const ask: TestDatabase['query'] = async <Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ) => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query<Row>(text, values);
    await client.end();
    return rows;
  };
  await onServer('create database firstlight', cluster.url.replace('/firstlight', '/postgres'));
  await runChild(process.execPath, [entry('migrate')], { env: { ...baseSettings(), ...env } });
  await runChild(process.execPath, [entry('worker-process'), 'prepare'], {
    env: { ...baseSettings(), ...env },
  });
  await query(
    `create table ballast as select i, repeat(md5(i::text), 30) as text from generate_series(1, ${megabytes * 1000}) as i`,
  );

  const directory = await mkdtemp(join(tmpdir(), 'firstlight-restore-'));
  const world = await openWorld({ ...env, FILE_STORE_DIRECTORY: directory });
  const api = await world.startApi();
  const worker = await world.startWorker();
  for (let count = 0; count < messages / 2; count += 1)
    await sendMessage(api.url, { email: `before${count}@example.org` });
  await until('their mails', () => world.mailbox.mails.length >= messages);
  await cluster.backrest('stanza-create');
  const backupBegan = performance.now();
  await cluster.backrest('--type=full', 'backup');
  const backupSeconds = Math.round(performance.now() - backupBegan) / 1_000;

  // After the backup: more, and one of whose mails nobody has sent when the accident comes.
  for (let count = 0; count < messages / 2; count += 1)
    await sendMessage(api.url, { email: `after${count}@example.org` });
  await until('their mails too', () => world.mailbox.mails.length >= 2 * messages);
  await worker.end('SIGTERM');
  await sendMessage(api.url, { email: 'sealed@example.org' });
  const members = reachableMembers({
    ...world,
    database: { ...world.database, url: cluster.url, query: ask },
  });
  const people = await members.make(erasures + 1);
  await members.close();
  await query('update users set password_hash = null');
  await query('update sessions set identity_confirmed_at = now()');
  const before = await checksums(query);
  const [{ moment } = { moment: '' }] = (await query(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as moment`,
  )) as { moment: string }[];
  await pause(1_500);
  // After the moment: accounts are erased, then the accident.
  const [, ...erased] = people;
  for (const { id, cookie } of erased) {
    const [row] = await ask<{ username: string }>('select username from users where id = $1', [id]);
    await send(api.url, '/api/me/erasure', { json: { username: row?.username }, headers: { cookie } });
  }
  const [there] = await query('select count(*) from users where deleted_at is null');
  const goneBefore = erasures + 1 - Number(there?.['count']);
  await query('delete from contact_messages');
  await query('select pg_switch_wal()');
  await until('the archive', async () => {
    const [row] = await query(
      `select count(*)::int as waiting from pg_ls_archive_statusdir() where name like '%.ready'`,
    );
    return row?.['waiting'] === 0;
  });

  const began = performance.now();
  await cluster.kill();
  await cluster.putAside();
  await cluster.backrest('--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
  await cluster.start();
  await until('the end of recovery', async () => {
    const [row] = await query('select pg_is_in_recovery() as recovering');
    return row?.['recovering'] === false;
  });
  const restoreSeconds = (performance.now() - began) / 1_000;
  const after = await checksums(query);
  await until('the process to find out', async () => (await send(api.url, '/readyz')).status === 503);
  const closedToAll = (await send(api.url, '/api/projects')).status === 503 ? 1 : 0;
  await runChild(process.execPath, [entry('admin'), 'replay-erasures', '--yes'], {
    env: { ...baseSettings(), ...env, FILE_STORE_DIRECTORY: directory },
  });
  await until('the process to serve again', async () => (await sendMessage(api.url)).status === 201);
  const alive = erased.map(({ id }) => `'${id}'`).join(', ');
  const [{ count: erasedAlive } = { count: 1 }] = await query(
    `select count(*) from users where id in (${alive})`,
  );
  const [{ count: sessions } = { count: 1 }] = await query('select count(*) from sessions');
  const serveSeconds = Math.round(performance.now() - began) / 1_000;
  const different = Object.keys(before).filter((table) => before[table] !== after[table]);

  await world.startWorker();
  await until('the mail to the sealed address', () => world.mailbox.mailsTo('sealed@example.org').length > 0);
  const twice = [...Array(messages / 2).keys()].flatMap((count) =>
    ['before', 'after'].filter((when) => world.mailbox.mailsTo(`${when}${count}@example.org`).length !== 1),
  );
  const toErased = erased.filter((one) => world.mailbox.mailsTo(mailboxOf(one)).length > 0);
  await world.close();
  await rm(directory, { recursive: true, force: true });
  await cluster.remove();
  keepProof(
    'restore',
    { megabytes, messages, tables: Object.keys(before).length, backupSeconds, serveSeconds },
    [
      { what: ['tables that differ', ...different].join(' '), got: different.length, goal: 0, atMost: true },
      { what: 'people mailed twice, or never', got: twice.length, goal: 0, atMost: true },
      { what: 'sealed addresses opened', got: 1, goal: 1 },
      { what: 'accounts erased after the moment', got: goneBefore, goal: erasures },
      { what: 'closed to everybody until erasures were replayed', got: closedToAll, goal: 1 },
      { what: 'erased accounts alive', got: Number(erasedAlive), goal: 0, atMost: true },
      { what: 'sessions alive', got: Number(sessions), goal: 0, atMost: true },
      { what: 'erased people mailed after the restore', got: toErased.length, goal: 0, atMost: true },
      { what: 'restored and open, s', got: restoreSeconds, goal: 60, atMost: true },
    ],
  );
});

/** Of each table of ours, whatever its rows are. The queue's own change by the clock. */
async function checksums(
  query: (text: string) => Promise<Record<string, unknown>[]>,
): Promise<Record<string, string>> {
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'hidden') and tablename <> 'ballast'`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables as { name: string }[]) {
    const [row] = await query(
      `select coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as sum from ${name} as row`,
    );
    sums[name] = String(row?.['sum']);
  }
  return sums;
}
