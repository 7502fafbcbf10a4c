import { globSync, readFileSync } from 'node:fs';
import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runChild, startChild } from './child.ts';
import { freePort } from './free-port.ts';

export interface Cluster {
  url: string;
  start(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** pgBackRest, for this cluster. */
  backrest(...words: string[]): Promise<void>;
  /** Puts what it holds aside, as the manual says, for a restore in its place. */
  putAside(): Promise<void>;
  remove(): Promise<void>;
}

const bin = dirname(globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) ?? '');

/** Neither PostgreSQL nor its backups run as root. */
const asPostgres =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

async function run(...words: string[]): Promise<void> {
  const [command = '', ...rest] = [...asPostgres, ...words];
  await runChild(command, rest, { directory: '/' });
}

/** The line that operators get. */
const archiveTimeout = /^archive_timeout.*$/m.exec(
  readFileSync(new URL('../../../../deploy/postgresql/postgresql.conf', import.meta.url), 'utf8'),
)?.[0];

/** A PostgreSQL of our own that archives its changes with the shipped settings of pgBackRest, because these proofs destroy it. */
export async function openCluster(): Promise<Cluster> {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), 'firstlight-cluster-'));
  await runChild('chmod', ['755', home]);
  const data = join(home, 'data');
  const config = join(home, 'pgbackrest.conf');
  await writeFile(
    config,
    `[global]
repo1-path=${home}/repository
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=for-tests-only
repo1-retention-full-type=time
repo1-retention-full=35
compress-type=zst
start-fast=y
log-path=${home}
lock-path=${home}
spool-path=${home}
[firstlight]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${home}
`,
  );
  if (asPostgres.length > 0) await runChild('chown', ['-R', 'postgres', home]);
  const backrest = (...words: string[]) =>
    run('pgbackrest', `--config=${config}`, '--stanza=firstlight', '--log-level-console=warn', ...words);
  await run(
    `${bin}/initdb`,
    '-D',
    data,
    '-U',
    'postgres',
    '--auth',
    'trust',
    '-E',
    'UTF8',
    '--locale',
    'C.UTF-8',
  );
  await appendFile(
    join(data, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${home}'
wal_level = replica
archive_mode = on
${archiveTimeout}
archive_command = 'pgbackrest --config=${config} --stanza=firstlight archive-push %p'
`,
  );
  const start = () => run(`${bin}/pg_ctl`, 'start', '-D', data, '-l', join(home, 'log'), '-w', '-t', '300');
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/firstlight`,
    start,
    backrest,
    kill: () => run(`${bin}/pg_ctl`, 'stop', '-D', data, '-m', 'immediate'),
    async putAside() {
      await rename(data, join(home, 'data.before'));
      await run('mkdir', '-m', '700', data);
    },
    async remove() {
      await startChild(asPostgres[0] ?? 'true', [
        ...asPostgres.slice(1),
        `${bin}/pg_ctl`,
        'stop',
        '-D',
        data,
        '-m',
        'immediate',
      ]).exited;
      await rm(home, { recursive: true, force: true });
    },
  };
}
