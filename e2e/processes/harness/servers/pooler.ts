import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../until.ts';
import { runChild, startChild } from './child.ts';
import { onServer, type TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';

export interface Pooler {
  url: string;
  version: string;
  stop(): Promise<void>;
}

const shipped = new URL('../../../../deploy/postgresql/pgbouncer.ini', import.meta.url);

/** PgBouncer as it is shipped, but for addresses and passwords. `PGBOUNCER` names the program: Debian 12's is too old. */
export async function startPooler(database: TestDatabase, connections: number): Promise<Pooler> {
  const program = process.env['PGBOUNCER'] ?? 'pgbouncer';
  const target = new URL(database.url);
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-pooler-'));
  const name = target.pathname.slice(1);
  const file = join(directory, 'pgbouncer.ini');
  const text = (await readFile(shipped, 'utf8'))
    .replace(
      /^firstlight = .*$/m,
      `${name} = host=${target.hostname} port=${target.port || 5432} dbname=${name}`,
    )
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${join(directory, 'userlist.txt')}`)
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${connections}`);
  await writeFile(file, text);
  await writeFile(join(directory, 'userlist.txt'), `"${target.username}" ""\n`);
  // It refuses to run as root.
  await runChild('chmod', ['-R', 'a+rX', directory]);
  const asOther =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const [command = '', ...words] = [...asOther, program, file];
  const child = startChild(command, words);
  target.port = String(port);
  target.hostname = '127.0.0.1';
  await until('the pooler to answer', async () => {
    if (!child.isAlive()) throw new Error(child.output());
    return onServer('select 1', target.href).then(
      () => true,
      () => false,
    );
  });
  return {
    url: target.href,
    version: /version:? ?(\d+\.\d+)|PgBouncer (\d+\.\d+)/.exec(child.output())?.slice(1).find(Boolean) ?? '',
    async stop() {
      await child.end('SIGKILL');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
