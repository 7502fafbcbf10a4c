import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from '../ask.ts';
import { metricsToken } from '../metrics.ts';
import { until } from '../until.ts';
import { startChild } from './child.ts';
import { freePort } from './free-port.ts';

export interface Prometheus {
  /** The alerts of this severity that somebody is told of now. */
  firing(severity: 'page' | 'ticket'): Promise<string[]>;
  stop(): Promise<void>;
}

interface Watched {
  api: { url: string };
  workerPort: number;
}

const shipped = new URL('../../../../deploy/observability/', import.meta.url);

/** Debian's Prometheus with the shipped files, but for the addresses of what it watches and the place of the token. */
export async function startPrometheus({ api, workerPort }: Watched): Promise<Prometheus> {
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-prometheus-'));
  const token = join(directory, 'token');
  await writeFile(token, metricsToken);
  const settings = (await readFile(new URL('prometheus.yml', shipped), 'utf8'))
    .replace('[rules.yml]', `[${fileURLToPath(new URL('rules.yml', shipped))}]`)
    .replace('/etc/prometheus/firstlight-token', token)
    .replace('"127.0.0.1:3001", "127.0.0.1:3002"', `"${new URL(api.url).host}"`)
    .replace('127.0.0.1:3009', `127.0.0.1:${workerPort}`);
  await writeFile(join(directory, 'prometheus.yml'), settings);
  const port = await freePort();
  const child = startChild('prometheus', [
    `--config.file=${directory}/prometheus.yml`,
    `--storage.tsdb.path=${directory}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ]);
  const url = `http://127.0.0.1:${port}`;
  await until('Prometheus to be ready', async () => {
    if (!child.isAlive()) throw new Error(child.output());
    return (await ask(url, '/-/ready').catch(() => undefined))?.status === 200;
  });
  return {
    async firing(severity) {
      const { text } = await ask(url, '/api/v1/alerts');
      const { data } = JSON.parse(text) as {
        data: { alerts: { state: string; labels: Record<string, string> }[] };
      };
      return data.alerts
        .filter(({ state, labels }) => state === 'firing' && labels['severity'] === severity)
        .map(({ labels }) => labels['alertname'] ?? '');
    },
    async stop() {
      await child.end('SIGTERM');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
