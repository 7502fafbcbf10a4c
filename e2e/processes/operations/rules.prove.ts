import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { startChild } from '../harness/servers/child.ts';
import { alerts, watchedMetrics } from './watched-metrics.ts';

const directory = fileURLToPath(new URL('../../../deploy/observability/', import.meta.url));

/** Debian's package `prometheus` has it; too large for every run of the checks. */
async function promtool(...words: string[]): Promise<string[]> {
  const child = startChild('promtool', words, { directory });
  return (await child.exited) === 0 ? [] : [child.output()];
}

it('the rules, their tests and the configuration pass Prometheus’ own tool', async () => {
  const failed = [
    ...(await promtool('check', 'rules', 'rules.yml')),
    ...(await promtool('test', 'rules', 'rules.test.yml')),
    ...(await promtool('check', 'config', '--syntax-only', 'prometheus.yml')),
  ];
  keepProof('rules', { alerts: alerts.length, metrics: watchedMetrics.length }, [
    {
      what: ['of promtool’s three checks failed', ...failed].join(': '),
      got: failed.length,
      goal: 0,
      atMost: true,
    },
  ]);
});
