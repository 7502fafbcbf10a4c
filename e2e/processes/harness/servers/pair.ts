import { globSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { until } from '../until.ts';
import { runChild } from './child.ts';
import { onServer } from './database.ts';
import { freePort } from './free-port.ts';

export interface Pair {
  /** Of the one that takes writes. */
  port(): number;
  url(): string;
  standbyUrl(): string;
  /** The one that takes writes is cut off as by a power failure, and the other takes its place. */
  promote(): Promise<void>;
  /** The one that was lost comes back as the other's standby, and writes wait for it again. */
  rejoin(): Promise<void>;
  remove(): Promise<void>;
}

const bin = dirname(globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) ?? '');
const asPostgres =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

async function run(...words: string[]): Promise<void> {
  const [command = '', ...rest] = [...asPostgres, ...words];
  await runChild(command, rest, { directory: '/' });
}

/** Two PostgreSQL servers of our own, one a synchronous standby of the other, because these proofs kill them. */
export async function openPair(settings = ''): Promise<Pair> {
  const home = await mkdtemp(join(tmpdir(), 'firstlight-pair-'));
  if (asPostgres.length > 0) await runChild('chown', ['postgres', home]);
  const ports = [await freePort(), await freePort()];
  let primary = 0;
  const data = (which: number) => join(home, `data${which}`);
  const port = (which = primary) => ports[which] ?? 0;
  const urlOf = (which: number, name: string) => `postgres://postgres@127.0.0.1:${port(which)}/${name}`;
  const url = (name = 'firstlight') => urlOf(primary, name);
  const control = (which: number, ...words: string[]) => run(`${bin}/pg_ctl`, '-D', data(which), ...words);
  const start = (which: number) =>
    control(which, 'start', '-w', '-t', '120', '-l', join(home, `log${which}`));
  const waitForStandby = (names: string) =>
    onServer(`alter system set synchronous_standby_names = '${names}'`, url('postgres')).then(() =>
      onServer('select pg_reload_conf()', url('postgres')),
    );

  async function rejoin(): Promise<void> {
    const other = 1 - primary;
    await rm(data(other), { recursive: true, force: true });
    await run(
      `${bin}/pg_basebackup`,
      '-h',
      '127.0.0.1',
      '-p',
      String(port()),
      '-U',
      'postgres',
      '-D',
      data(other),
      '-R',
      '-c',
      'fast',
    );
    await appendFile(join(data(other), 'postgresql.conf'), `port = ${port(other)}\n`);
    await start(other);
    await until('the standby to follow', async () => {
      const [row] = await onServer(
        `select count(*)::int as there from pg_stat_replication where state = 'streaming'`,
        url('postgres'),
      );
      return row?.['there'] === 1;
    });
    await waitForStandby('*');
  }

  await run(
    `${bin}/initdb`,
    '-D',
    data(0),
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
    join(data(0), 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nunix_socket_directories = '${home}'\nwal_level = replica\nport = ${port()}\n${settings}`,
  );
  await start(0);
  await onServer('create database firstlight', url('postgres'));
  return {
    port,
    url,
    standbyUrl: () => urlOf(1 - primary, 'firstlight'),
    rejoin,
    async promote() {
      await control(primary, 'stop', '-m', 'immediate');
      primary = 1 - primary;
      await control(primary, 'promote', '-w');
      // Alone it must not wait for anybody.
      await waitForStandby('');
    },
    async remove() {
      for (const which of [0, 1]) await control(which, 'stop', '-m', 'immediate').catch(() => undefined);
      await rm(home, { recursive: true, force: true });
    },
  };
}
