import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { logOptions } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { reportShedding } from './report-shedding.ts';

function reporting(everyMs: number) {
  const lines: { msg: string; shed: object }[] = [];
  const log = pino(logOptions('warn'), { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  return { lines, metrics, report: reportShedding(metrics, log, everyMs) };
}

it('counts every request that was shed, and says so in one line for many', async () => {
  const { lines, metrics, report } = reporting(50);
  for (let count = 0; count < 30; count += 1) report.shed('queue');
  for (let count = 0; count < 12; count += 1) report.shed('delay');
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
  expect(lines[0]).toMatchObject({ msg: 'shed load', shed: { queue: 30, delay: 12 } });
  expect(await metrics.print()).toContain('http_shed_total{reason="delay"} 12');

  report.shed('queue');
  await vi.waitFor(() => expect(lines).toHaveLength(2), 10_000);
  expect(lines[1]).toMatchObject({ shed: { queue: 1 } });
});

it('says at the end what it has not said yet, and nothing where nothing was shed', () => {
  const { lines, report } = reporting(60_000);
  report.stop();
  expect(lines).toEqual([]);
  report.shed('delay');
  report.stop();
  expect(lines).toMatchObject([{ msg: 'shed load', shed: { delay: 1 } }]);
});
