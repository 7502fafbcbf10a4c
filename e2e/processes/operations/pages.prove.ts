import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { contactPath, message } from '../harness/contact.ts';
import { hold } from '../harness/loads/hold.ts';
import { metricsToken } from '../harness/metrics.ts';
import { pause } from '../harness/pause.ts';
import { runChild } from '../harness/servers/child.ts';
import { onServer } from '../harness/servers/database.ts';
import { freePort } from '../harness/servers/free-port.ts';
import { startGate } from '../harness/servers/gate.ts';
import { openPair } from '../harness/servers/pair.ts';
import { startPrometheus } from '../harness/servers/prometheus.ts';
import { baseSettings, entry } from '../harness/settings.ts';
import { openWorld } from '../harness/world.ts';
import { alerts } from './watched-metrics.ts';

const perSecond = 10;
const calmMs = 60_000;
/** Nothing here takes longer, but for changes that must stay unarchived for ten minutes. */
const stopMs = 15 * 60_000;

it('whatever wakes somebody is caused for real, and wakes them within two minutes', async () => {
  const pair = await openPair(
    `archive_mode = on\narchive_timeout = 5s\narchive_command = 'true'\nmax_connections = 60\n`,
  );
  const gate = await startGate({ host: '127.0.0.1', port: pair.port() });
  const address = `postgres://postgres@127.0.0.1:${gate.port}/firstlight`;
  const workerPort = await freePort();
  const env = {
    DATABASE_URL: address,
    WORKER_PORT: String(workerPort),
    METRICS_TOKEN: metricsToken,
    MAX_IN_FLIGHT: '10',
  };
  const settings = { ...baseSettings(), ...env };
  await runChild(process.execPath, [entry('migrate')], { env: settings });
  await runChild(process.execPath, [entry('worker-process'), 'prepare'], { env: settings });
  await pair.rejoin();
  const world = await openWorld(env);
  const onPrimary = (statement: string) => onServer(statement, pair.url());
  const api = await world.startApi();
  const worker = await world.startWorker();
  const prometheus = await startPrometheus({ api, workerPort });
  const visitors = keepWriting(api.url);

  const seconds: Record<string, number> = {};
  /** From the moment that it was so until somebody is woken. */
  async function wakes(alert: string, since = performance.now(), name = alert): Promise<void> {
    while (!(await prometheus.firing('page')).includes(alert)) {
      if (performance.now() > since + stopMs) return;
      await pause(250);
    }
    seconds[name] = (performance.now() - since) / 1_000;
  }
  const after = (ms: number) => performance.now() + ms;

  await wakes('BackupLate', performance.now(), 'BackupLate, never one');
  await runChild(process.execPath, [entry('admin'), 'note-backup', '--yes'], { env: settings });
  await pause(calmMs);
  const inCalm = await prometheus.firing('page');

  // Ten minutes pass for real while the others are caused.
  await onPrimary(`alter system set archive_command = 'false'`);
  await onPrimary('select pg_reload_conf()');
  const [archived] = await onPrimary(
    `select extract(epoch from now() - last_archived_time)::float8 as age from pg_stat_archiver`,
  );
  const archiving = wakes('ChangesNotArchived', after(600_000 - Number(archived?.['age']) * 1_000));

  await onPrimary(`update operations set done_at = now() - interval '26 hours' + interval '20 seconds'`);
  await onServer('select pg_wal_replay_pause()', pair.standbyUrl());
  await Promise.all([wakes('BackupLate', after(20_000)), wakes('StandbyBehind', after(30_000))]);
  await onServer('select pg_wal_replay_resume()', pair.standbyUrl());

  await worker.end('SIGKILL');
  const silent = performance.now();
  await visitors.once();
  const waiting = performance.now();
  await wakes('NoWorker', silent);
  // The worker is back and passes over the jobs that have come meanwhile: somebody holds them.
  const here = { ...world, database: { ...world.database, url: pair.url() } };
  const held = await hold(here, `select from pgboss.job where state = 'created' for update`);
  await world.startWorker();
  const late = wakes('JobsLate', waiting + 300_000);

  gate.shut();
  const gone = performance.now();
  await Promise.all(['DatabaseAway', 'RequestsFailFast', 'RequestsFail'].map((alert) => wakes(alert, gone)));
  gate.open();

  const crowded = performance.now();
  const crowd = fill(api.url);
  await wakes('RequestsShed', crowded);
  await crowd.stop();
  await Promise.all([late, archiving]);

  await held.release();
  await visitors.stop();
  await prometheus.stop();
  await world.close();
  gate.stop();
  await pair.remove();
  const caused = new Set(Object.keys(seconds).map((name) => name.replace(/,.*/, '')));
  const pages = alerts.filter(({ severity }) => severity === 'page').map(({ name }) => name);
  const never = pages.filter((name) => !caused.has(name));
  keepProof('pages', { pages: pages.length, perSecond }, [
    { what: ['pages in a calm minute', ...inCalm].join(' '), got: inCalm.length, goal: 0, atMost: true },
    { what: ['pages that nothing caused', ...never].join(' '), got: never.length, goal: 0, atMost: true },
    ...Object.entries(seconds).map(([name, got]) => ({
      what: `${name}, s`,
      got,
      goal: 120,
      atMost: true as const,
    })),
  ]);
});

/** A few messages a second, whether they are taken or not. */
function keepWriting(url: string) {
  let isStopping = false;
  const once = () => ask(url, contactPath, { json: message() }).catch(() => undefined);
  const running = (async () => {
    while (!isStopping) {
      void once();
      await pause(1_000 / perSecond);
    }
  })();
  return {
    once,
    stop(): Promise<void> {
      isStopping = true;
      return running;
    },
  };
}

/** As many slow requests as the process may hold, and more, so that others are turned away. */
function fill(url: string) {
  let isStopping = false;
  const crowd = Array.from({ length: 20 }, async () => {
    while (!isStopping) {
      await ask(url, '/api/test/slow', { json: { ms: 2_000 } }).catch(() => undefined);
      await pause(50);
    }
  });
  return {
    async stop() {
      isStopping = true;
      await Promise.all(crowd);
    },
  };
}
