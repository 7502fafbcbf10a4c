import { randomUUID } from 'node:crypto';
import { type Child, firstMessage, startChild } from './servers/child.ts';
import { copyTemplate, type TestDatabase } from './servers/database.ts';
import { type Mailbox, startMailbox } from './servers/mailbox.ts';
import { type LoadBalancer, startProxy } from './servers/proxy.ts';
import { type RedisServer, startRedisServer } from './servers/redis-server.ts';
import { writeWebBuild } from './servers/web-build.ts';
import { baseSettings, entry, workerOptions } from './settings.ts';

export interface ApiProcess extends Child {
  url: string;
}

/** Everything one test file runs on, and nothing that another one could touch. */
export interface World {
  database: TestDatabase;
  redis: RedisServer;
  mailbox: Mailbox;
  startApi(env?: Record<string, string>): Promise<ApiProcess>;
  /** Its address is empty unless it was given a WORKER_PORT. */
  startWorker(env?: Record<string, string>): Promise<ApiProcess>;
  /** Starts the product without the routes and listeners of tests. The API needs the built web as well. */
  startShipped(name: 'api' | 'worker'): Child;
  /** What somebody does at the machine; says what they read there. */
  admin(...words: string[]): Promise<string>;
  startProxy(servers: readonly ApiProcess[], env?: Record<string, string>): Promise<LoadBalancer>;
  /** Failed jobs are tried again after a second instead of five or more; call it before they are enqueued. */
  hurryRetries(): Promise<void>;
  /** Complains if a process of this world has crashed. */
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Of its API processes: below 0 they go before others, as far as the machine lets the tests say so. */
  niceness?: number;
}

export async function openWorld(
  env: Record<string, string> = {},
  { niceness = 0 }: WorldOptions = {},
): Promise<World> {
  const prefix = process.env['PROCESSES_PREFIX'] ?? '';
  const name = `${prefix}_${randomUUID().slice(0, 8)}`;
  const [database, redis, mailbox] = await Promise.all([
    copyTemplate(prefix, name),
    startRedisServer(),
    startMailbox(),
  ]);
  const web = await writeWebBuild();
  const children: Child[] = [];
  const proxies: LoadBalancer[] = [];
  const settings = {
    ...baseSettings(),
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SMTP_URL: mailbox.url,
    WEB_DIRECTORY: web.directory,
    ...env,
  };

  async function start(kind: 'api-process' | 'worker-process', more: Record<string, string>) {
    const isNice = kind === 'api-process' && niceness !== 0;
    const before = isNice ? ['nice', '-n', String(niceness)] : [];
    const options = kind === 'worker-process' ? workerOptions : [];
    const [command = '', ...args] = [...before, process.execPath, ...options, entry(kind)];
    const child = startChild(command, args, {
      env: { ...settings, ...more },
      channel: true,
    });
    children.push(child);
    const { url } = (await firstMessage(child)) as { url: string };
    return { ...child, url };
  }

  return {
    database,
    redis,
    mailbox,
    startApi: (more = {}) => start('api-process', more),
    startWorker: (more = {}) => start('worker-process', more),
    startShipped(name) {
      const child = startChild(process.execPath, [entry(name)], { env: settings });
      children.push(child);
      return child;
    },
    async admin(...words) {
      const child = startChild(process.execPath, [entry('admin'), ...words], { env: settings });
      if ((await child.exited) !== 0) throw new Error(child.output());
      return child.output();
    },
    async startProxy(servers, more) {
      const proxy = await startProxy(servers, more);
      proxies.push(proxy);
      return proxy;
    },
    hurryRetries: async () =>
      void (await database.query('update pgboss.queue set retry_delay = 1, retry_delay_max = 1')),
    async close() {
      const crashed = children.filter((child) => child.hasCrashed());
      await Promise.all(children.filter((child) => child.isAlive()).map((child) => child.end('SIGKILL')));
      await Promise.all(proxies.map((proxy) => proxy.stop()));
      await Promise.all([redis.kill(), mailbox.close(), database.drop(), web.remove()]);
      if (crashed.length > 0)
        throw new Error(`crashed: ${crashed.map((child) => child.output()).join('\n')}`);
    },
  };
}
