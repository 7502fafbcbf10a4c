import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { replyWithFailures } from '../core/http/failure-reply.ts';
import { mountProbes } from '../core/http/probes.ts';
import { StartRefusal } from '../platform/config/start-refusal.ts';
import { watchDatabase } from '../platform/watch-database.ts';
import type { Engines } from './engines.ts';
import { requireReplayed } from './watch/require-replayed.ts';

export interface ServedProbes {
  url: string;
  turnNotReady(): void;
  close(): Promise<void>;
}

/** An address for a process that serves nobody, so that its silence is noticed. Without a port there is none. */
export async function serveProbes(engines: Engines, port: number | undefined): Promise<ServedProbes> {
  const { config, log, metrics } = engines;
  const { HOST: host } = config;
  if (port === undefined) return { url: '', turnNotReady: () => undefined, close: async () => undefined };
  const watch = watchDatabase({ url: config.DATABASE_URL, log, connected: () => endIfRestored(engines) });
  let stopping = false;
  const app = Fastify({ logger: false });
  replyWithFailures(app);
  mountProbes(app, {
    isReady: () => !stopping && watch.isThere(),
    printMetrics: metrics.print,
    metricsToken: config.METRICS_TOKEN,
  });
  await app.listen({ host, port });
  return {
    url: `http://${host}:${(app.server.address() as AddressInfo).port}`,
    turnNotReady: () => {
      stopping = true;
    },
    close: async () => void (await Promise.all([app.close(), watch.stop()])),
  };
}

/** What a worker does cannot be turned away at a door: it ends, and cannot start again before erasures were replayed. */
async function endIfRestored(engines: Engines): Promise<void> {
  await requireReplayed(engines).catch((error: unknown) => {
    if (!(error instanceof StartRefusal)) throw error;
    engines.log.fatal(error.message);
    process.exit(error.exitCode);
  });
}
