import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { startChild } from '../harness/servers/child.ts';
import { copyTemplate } from '../harness/servers/database.ts';
import { freePort } from '../harness/servers/free-port.ts';
import { baseSettings, entry } from '../harness/settings.ts';
import { until } from '../harness/until.ts';

const starts = 7;

it('an API process is ready for little work, and is not large when it is', async () => {
  const prefix = process.env['PROCESSES_PREFIX'] ?? '';
  const database = await copyTemplate(prefix, `${prefix}_start`);
  const found: { cpu: number; ready: number; megabytes: number }[] = [];
  for (let count = 0; count < starts; count += 1) {
    const port = await freePort();
    const env = { ...baseSettings(), DATABASE_URL: database.url, PORT: String(port) };
    const began = performance.now();
    const child = startChild(process.execPath, [entry('api')], { env });
    await until('the process to be ready', async () => {
      if (!child.isAlive()) throw new Error(child.output());
      const answer = await ask(`http://127.0.0.1:${port}`, '/readyz').catch(() => undefined);
      return answer?.status === 200;
    });
    found.push({ ready: (performance.now() - began) / 1_000, ...spent(child.process.pid) });
    await child.end('SIGTERM');
  }
  await database.drop();
  const median = (of: 'cpu' | 'ready' | 'megabytes') =>
    found.map((one) => one[of]).toSorted((a, b) => a - b)[Math.floor(starts / 2)] ?? Number.NaN;
  keepProof('start', { starts, readySeconds: Math.round(median('ready') * 1_000) / 1_000 }, [
    { what: 'seconds of processor time until ready', got: median('cpu'), goal: 1.5, atMost: true },
    { what: 'megabytes when ready', got: median('megabytes'), goal: 150, atMost: true },
  ]);
});

function spent(pid: number | undefined): { cpu: number; megabytes: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpu: (Number(stat[13]) + Number(stat[14])) / 100, megabytes: Number(resident) / 1024 };
}
